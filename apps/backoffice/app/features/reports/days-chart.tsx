import './days-chart.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Currency } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { useStore } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { theme } from '#app/look/theme.ts';
import { Amount } from '#app/parts/amount.tsx';
import { LoadingLines } from '#app/parts/read-states.tsx';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { drawDays } from './draw-days.ts';
import { useLineName } from './use-line-name.ts';

type Day = OfficeCalls['/report/figures']['data']['list'][number];
type Ask = Omit<OfficeCalls['/report/figures']['body'], 'by'>;

/** More days than the longest report has, of one currency. */
const mostDays = 200;

/** GGR and turnover by day, of one currency. The table below it has the same figures in writing. */
export function DaysChart({ ask, currencies }: { ask: Ask; currencies: readonly Currency[] }) {
  const t = useTranslate('reports');
  const shade = useStore(theme);
  const [chosen, choose] = useState<Currency | null>(null);
  const currency = currencies.find((each) => each === chosen) ?? currencies[0];
  const { data } = useRead(
    reads.of('/report/figures', {
      ...ask,
      ...{ by: 'day', limit: mostDays },
      ...(currency && { currency }),
    }),
    { keepsLast: true },
  );
  // the same list at each drawing, so that it is drawn once
  const days = useMemo(
    () => data?.list.filter((day) => day.currency === currency).toReversed(),
    [data, currency],
  );
  if (!currency) return null;
  return (
    <figure className="days-chart">
      <figcaption className="days-chart-head">
        <span className="days-chart-title">{t('chart', { currency })}</span>
        {currencies.length > 1 && (
          <span className="days-chart-currencies" role="group" aria-label={t('chart_currency')}>
            {currencies.map((each) => (
              <button
                key={each}
                type="button"
                className="days-chart-currency"
                aria-pressed={each === currency}
                onClick={() => choose(each)}
              >
                {each}
              </button>
            ))}
          </span>
        )}
      </figcaption>
      {/* another shade has other colours, which are read when it is drawn */}
      {days ? <Drawing key={shade} days={days} currency={currency} /> : <LoadingLines />}
    </figure>
  );
}

function Drawing({ days, currency }: { days: readonly Day[]; currency: Currency }) {
  const t = useTranslate('reports');
  const nameOf = useLineName('day');
  const frame = useRef<HTMLDivElement>(null);
  const [pointed, point] = useState<number | null>(null);
  const language = useLanguage();
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let drawn = drawDays(current, days, { language, point });
    const watch = new ResizeObserver(() => drawn.fit());
    watch.observe(current);
    const machine = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => {
      drawn.remove();
      drawn = drawDays(current, days, { language, point });
    };
    machine.addEventListener('change', redraw);
    return () => {
      machine.removeEventListener('change', redraw);
      watch.disconnect();
      drawn.remove();
    };
  }, [days, language]);
  const shown = days[pointed ?? days.length - 1];
  return (
    <>
      <p className="days-chart-key">
        <span className="days-chart-name days-chart-turnover">{t('turnover')}</span>
        {shown && <Amount amount={shown.turnover} currency={currency} />}
        <span className="days-chart-name days-chart-ggr">{t('ggr')}</span>
        {shown && <Amount amount={shown.ggr} currency={currency} />}
        {shown && <span className="days-chart-day">{nameOf(shown)}</span>}
      </p>
      <div ref={frame} className="days-chart-frame" role="img" aria-label={t('chart_label', { currency })} />
    </>
  );
}
