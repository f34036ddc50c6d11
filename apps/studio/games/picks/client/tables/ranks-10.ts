import { el } from '../../../client/dom.ts';
import { bigFromSum, duels, ranks, type RanksOutcome, sums } from '../../models/ranks-10.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace, type TableParts } from '../table-face.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

export const ranks10Face = defineFace<RanksOutcome, Key>({
  wordsOf: ({ ranks10 }) => ranks10,
  createStage: ranksStage,
  createTable: (parts) =>
    panelTable(parts, {
      panels: panelsOf(parts),
      label: parts.text('bets_on'),
    }),
  nameOf(option, text) {
    const [id = '', choice] = option.split(':');
    if (choice === undefined) return text(id as Key);
    if (id === 'sum') return text('sum', { n: choice });
    const [place = '', number = ''] = choice.split('-');
    return `${text('place', { n: place })}: ${id === 'at' ? number : text(id as Key)}`;
  },
  road: {
    rows: 1,
    sides: { red: 'sum-big', blue: 'sum-small' },
    markOf({ order: [first = 0, second = 0] }, text) {
      const sum = first + second;
      return {
        label: `${first}·${second}`,
        name: `${first}, ${second}. ${text('sum', { n: sum })}`,
        tone: sum >= bigFromSum ? 'red' : 'blue',
      };
    },
  },
  // the first place stands for the others, and sums beyond the middle pay as those before it
  isListed: (option) =>
    !option.includes(':') ||
    /^(?:\w+:1|at:1-1)$/.test(option) ||
    sums.slice(0, 9).some((sum) => option === `sum:${sum}`),
});

type Key = keyof TableWords['ranks10'];

function panelsOf({ text, spot }: TableParts<Key>): BetPanel[] {
  const halves = ['big', 'small', 'odd', 'even'] as const;
  const panels = [
    {
      name: text('sums'),
      rows: [
        {
          ...{ isMain: true, columns: 4 },
          options: halves.map((id) => [`sum-${id}`, text(`sum-${id}`)] as const),
        },
        ...(['dragon', 'tiger'] as const).map((id) => ({
          columns: 5,
          options: duels.map((place) => [`${id}:${place}`, `${text(id)} ${place}`] as const),
        })),
      ],
    },
    ...ranks.map((place) => ({
      name: text('place', { n: place }),
      rows: [
        { columns: 4, options: halves.map((id) => [`${id}:${place}`, text(id)] as const) },
        { columns: 5, options: ranks.map((number) => [`at:${place}-${number}`, String(number)] as const) },
      ],
    })),
    {
      name: text('exact'),
      rows: [{ columns: 6, options: sums.map((sum) => [`sum:${sum}`, String(sum)] as const) }],
    },
  ];
  return panels.map((panel) => rowPanel(spot, panel));
}

/** Places from the first to the last; they are filled from the last on, so that who is first is seen at the end. */
function ranksStage({ show, text, shell }: StageParts<Key>): PicksStage<RanksOutcome> {
  const cells = ranks.map(() => el('div', { class: 'rank' }));
  const element = el('div', { class: 'stage-ranks figures' }, ...cells);
  const fill = (place: number, number: number | null): void => {
    const cell = cells[place]!;
    cell.classList.toggle('is-first', place === 0 && number !== null);
    cell.replaceChildren(
      number === null
        ? el('span', { class: 'rank-place' }, String(place + 1))
        : el('span', { class: `number tone-${number}` }, String(number)),
    );
  };
  const empty = (): void => cells.forEach((_, place) => fill(place, null));
  const finish = ({ order }: RanksOutcome): void => order.forEach((number, place) => fill(place, number));
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : empty()),
    wait: empty,
    async play(given) {
      show.begin();
      empty();
      for (let place = cells.length - 1; place >= 0 && !show.isStill; place -= 1) {
        fill(place, given.order[place]!);
        show.tick();
        await show.pause(place === 1 ? 900 : 380);
      }
      finish(given);
    },
    skip: () => show.skip(),
    describe: (given) =>
      `${shell.text('result', { what: given.order.join(' ') })}. ${text('sum', { n: given.order[0]! + given.order[1]! })}.`,
  };
}
