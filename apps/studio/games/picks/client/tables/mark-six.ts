import { el } from '../../../client/dom.ts';
import {
  ballCount,
  ballsOfSet,
  colourOfBall,
  colours,
  halves,
  type MarkSixOutcome,
  plainCount,
} from '../../models/mark-six.ts';
import { shownReturnOf } from '../../picks-model.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace, formatOdds, type Table, type TableParts } from '../table-face.ts';
import { groupPanel, setsOf, writtenPanel } from './number-panels.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

export const markSixFace = defineFace<MarkSixOutcome, Key>({
  wordsOf: ({ markSix }) => markSix,
  createStage: markSixStage,
  createTable: markSixTable,
  nameOf(option, text) {
    const [id = '', choice] = option.split(':');
    return choice === undefined ? text(id as Key) : `${text(id as Key)} ${choice.replaceAll('-', ' ')}`;
  },
  road: {
    rows: 1,
    markOf({ numbers }, text) {
      const label = writtenBall(numbers[plainCount] ?? 0);
      return { label, name: `${text('special')} ${label}`, tone: colourOfBall(numbers[plainCount] ?? 1) };
    },
  },
});

type Key = keyof TableWords['markSix'];

function writtenBall(ball: number): string {
  return String(ball).padStart(2, '0');
}

function markSixTable(parts: TableParts<Key>): Table {
  const { text, spot } = parts;
  const optionsOf = (ids: readonly (typeof halves | typeof colours)[number][]) =>
    ids.map((id) => [id, text(id)] as const);
  return panelTable(parts, {
    panels: [
      ballPanel(parts, 'special'),
      rowPanel(spot, {
        name: text('panel_kinds'),
        rows: [
          { columns: 4, options: optionsOf(halves) },
          { columns: 3, options: optionsOf(colours) },
        ],
      }),
      ballPanel(parts, 'drawn'),
      writtenPanel(parts, {
        ...{ name: text('panel_sets'), help: text('sets_help'), numbers: text('your_numbers') },
        fields: [2, 2, 2, 2, 2],
        optionsOf: (written) =>
          written.every((ball) => Number(ball) >= 1 && Number(ball) <= ballCount)
            ? setsOf(ballsOfSet, written)
            : [],
      }),
    ],
    label: text('bets_on'),
  });
}

/** Forty-nine numbers, ten at a time. */
function ballPanel(parts: TableParts<Key>, bet: 'special' | 'drawn'): BetPanel {
  const { text, model } = parts;
  const groups = [1, 11, 21, 31, 41].map((from) => {
    const balls = Array.from({ length: 10 }, (_, index) => from + index).filter((ball) => ball <= ballCount);
    return {
      name: `${from}–${balls.at(-1)}`,
      options: balls.map((ball) => [`${bet}:${writtenBall(ball)}`, writtenBall(ball)] as const),
    };
  });
  const title = `${text(bet)} ×${formatOdds(shownReturnOf(model, `${bet}:01`))}`;
  return groupPanel(parts, { name: text(`panel_${bet}`), title, groups: text('groups') }, groups);
}

/** Six balls and a seventh apart from them. */
function markSixStage({ show, text }: StageParts<Key>): PicksStage<MarkSixOutcome> {
  const balls = Array.from({ length: plainCount + 1 }, () => el('div', { class: 'ball figures' }));
  const element = el(
    'div',
    { class: 'stage-balls count-7' },
    ...balls.slice(0, plainCount),
    el('span', { class: 'ball-plus', 'aria-hidden': 'true' }, '+'),
    ...balls.slice(plainCount),
  );
  function fill(place: number, ball: number | null): void {
    const colour = ball === null ? '' : `wave-${colourOfBall(ball)}`;
    balls[place]!.className = `ball figures ${ball === null ? 'is-empty' : colour}`;
    balls[place]!.textContent = ball === null ? '' : writtenBall(ball);
  }
  const empty = (): void => balls.forEach((_, place) => fill(place, null));
  const finish = ({ numbers }: MarkSixOutcome): void => numbers.forEach((ball, place) => fill(place, ball));
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : empty()),
    wait: empty,
    async play(given) {
      show.begin();
      empty();
      for (let place = 0; place < balls.length && !show.isStill; place += 1) {
        await show.pause(place === plainCount ? 1_100 : 550);
        fill(place, given.numbers[place]!);
        show.tick();
      }
      finish(given);
    },
    skip: () => show.skip(),
    describe: ({ numbers }) =>
      `${numbers.slice(0, plainCount).map(writtenBall).join(' ')}, ${text('special')} ${writtenBall(numbers[plainCount] ?? 0)}.`,
  };
}
