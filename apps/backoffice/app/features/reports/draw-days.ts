import 'uplot/dist/uPlot.min.css';
import Plot from 'uplot';
import { localeOf } from '@halls/contract';
import type { OfficeCalls, OfficeLanguage } from '@halls/contract/office';

type Day = OfficeCalls['/report/figures']['data']['list'][number];

export interface DrawnDays {
  fit(): void;
  remove(): void;
}

const heightPx = 220;

/** Draws GGR and turnover of days into a frame, as wide as that is. `point` hears which day is pointed at. */
export function drawDays(
  frame: HTMLElement,
  days: readonly Day[],
  { language, point }: { language: OfficeLanguage; point: (index: number | null) => void },
): DrawnDays {
  const colours = readColours(frame);
  const locale = localeOf(language);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', numberingSystem: 'latn' });
  const shortDay = new Intl.DateTimeFormat(locale, {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' },
  });
  const axis: Plot.Axis = {
    stroke: colours.ink,
    font: `12px ${getComputedStyle(frame).fontFamily}`,
    grid: { stroke: colours.line, width: 1 },
    ticks: { stroke: colours.line, width: 1 },
    values: (_, values) => values.map((value) => short.format(value)),
    size: 64,
  };
  const points = { show: days.length < 3 };
  const width = () => Math.max(frame.clientWidth, 1);
  const plot = new Plot(
    {
      width: width(),
      height: heightPx,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1_000), 'UTC'),
      axes: [
        {
          ...axis,
          size: 32,
          values: (_, seconds) => seconds.map((each) => shortDay.format(new Date(each * 1_000))),
        },
        axis,
        { ...axis, scale: 'ggr', side: 1, grid: { show: false } },
      ],
      series: [
        {},
        { stroke: colours.turnover, width: 2, points },
        { scale: 'ggr', stroke: colours.ggr, width: 2, dash: [6, 4], points },
      ],
      hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? null)] },
    },
    [
      days.map(({ key }) => Date.parse(key) / 1_000),
      // where a point stands, to a pixel; what is written beside it is the amount itself
      days.map(({ turnover }) => Number(turnover)),
      days.map(({ ggr }) => Number(ggr)),
    ],
    frame,
  );
  return {
    fit: () => plot.setSize({ width: width(), height: heightPx }),
    remove: () => plot.destroy(),
  };
}

/** The tokens' colours as they are in this shade: a canvas knows no custom properties. */
function readColours(frame: HTMLElement) {
  const probe = document.createElement('span');
  frame.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    ink: read('--ink-soft'),
    line: read('--line'),
    turnover: read('--accent'),
    ggr: read('--success'),
  };
  probe.remove();
  return colours;
}
