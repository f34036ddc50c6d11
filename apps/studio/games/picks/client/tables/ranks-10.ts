import { el } from '../../../client/dom.ts';
import { bigFromSum, duels, ranks, type RanksOutcome, sums } from '../../models/ranks-10.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace, type TableParts } from '../table-face.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

export const ranks10Face = defineFace<RanksOutcome, Key>({
  texts: {
    en_US: {
      'sum-big': 'First two big 12–19',
      'sum-small': 'First two small 3–11',
      'sum-odd': 'First two odd',
      'sum-even': 'First two even',
      dragon: 'Dragon',
      tiger: 'Tiger',
      big: 'Big 6–10',
      small: 'Small 1–5',
      odd: 'Odd',
      even: 'Even',
      place: 'Place {{n}}',
      sum: 'First two: {{n}}',
      sums: 'First two, duels',
      exact: 'Sum of the first two',
      bets_on: 'What to bet on',
      rule: 'The numbers 1 to 10 in an order. Dragon: the number at the place is greater than the one as far from the other end, first against tenth, second against ninth; tiger: it is less. The first two are added up.',
    },
    vi_VN: {
      'sum-big': 'Hai hạng đầu tài 12–19',
      'sum-small': 'Hai hạng đầu xỉu 3–11',
      'sum-odd': 'Hai hạng đầu lẻ',
      'sum-even': 'Hai hạng đầu chẵn',
      dragon: 'Rồng',
      tiger: 'Hổ',
      big: 'Tài 6–10',
      small: 'Xỉu 1–5',
      odd: 'Lẻ',
      even: 'Chẵn',
      place: 'Hạng {{n}}',
      sum: 'Hai hạng đầu: {{n}}',
      sums: 'Hai hạng đầu, rồng hổ',
      exact: 'Tổng hai hạng đầu',
      bets_on: 'Cược vào',
      rule: 'Mười số từ 1 đến 10 xếp theo thứ tự. Rồng: số ở hạng đó lớn hơn số ở hạng đối diện, hạng nhất với hạng mười, hạng nhì với hạng chín; hổ: nhỏ hơn. Hai hạng đầu được cộng lại.',
    },
    zh_CN: {
      'sum-big': '冠亚和大 12–19',
      'sum-small': '冠亚和小 3–11',
      'sum-odd': '冠亚和单',
      'sum-even': '冠亚和双',
      dragon: '龙',
      tiger: '虎',
      big: '大 6–10',
      small: '小 1–5',
      odd: '单',
      even: '双',
      place: '第 {{n}} 名',
      sum: '冠亚和 {{n}}',
      sums: '冠亚和·龙虎',
      exact: '冠亚和值',
      bets_on: '投注项目',
      rule: '1 至 10 的名次。龙：该名次的号码大于对应名次（第一对第十，第二对第九）；虎：小于。冠亚和为前两名号码之和。',
    },
  },
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

type Key =
  | `sum-${'big' | 'small' | 'odd' | 'even'}`
  | 'dragon'
  | 'tiger'
  | 'big'
  | 'small'
  | 'odd'
  | 'even'
  | 'place'
  | 'sum'
  | 'sums'
  | 'exact'
  | 'bets_on'
  | 'rule';

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
