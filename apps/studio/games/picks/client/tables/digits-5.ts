import {
  bigFromTotal,
  digitsOf,
  type FiveDigitsOutcome,
  type FormOfThree,
  places,
  type threes,
} from '../../models/digits-5.ts';
import { defineFace, type TableParts } from '../table-face.ts';
import { digitBalls } from './digit-balls.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

export const digits5Face = defineFace<FiveDigitsOutcome, Key>({
  texts: {
    en_US: {
      'sum-big': 'Total big 23–45',
      'sum-small': 'Total small 0–22',
      'sum-odd': 'Total odd',
      'sum-even': 'Total even',
      dragon: 'Dragon',
      tiger: 'Tiger',
      tie: 'Tie',
      big: 'Big 5–9',
      small: 'Small 0–4',
      odd: 'Odd',
      even: 'Even',
      front: 'First three',
      middle: 'Middle three',
      back: 'Last three',
      leopard: 'Leopard',
      straight: 'Straight',
      pair: 'Pair',
      half: 'Half straight',
      mixed: 'Mixed',
      place: 'Ball {{n}}',
      bets_on: 'What to bet on',
      total: 'total {{n}}',
      totals: 'All five',
      rule: 'Five digits from 0 to 9. Dragon: the first is greater than the last; tiger: it is less. Of three balls beside each other: a leopard is three alike, a straight three digits that follow each other in any order (9 and 0 do), a half straight has just two that do, a pair two alike, mixed none of these.',
    },
    vi_VN: {
      'sum-big': 'Tổng tài 23–45',
      'sum-small': 'Tổng xỉu 0–22',
      'sum-odd': 'Tổng lẻ',
      'sum-even': 'Tổng chẵn',
      dragon: 'Rồng',
      tiger: 'Hổ',
      tie: 'Hòa',
      big: 'Tài 5–9',
      small: 'Xỉu 0–4',
      odd: 'Lẻ',
      even: 'Chẵn',
      front: 'Ba số đầu',
      middle: 'Ba số giữa',
      back: 'Ba số cuối',
      leopard: 'Bão',
      straight: 'Sảnh',
      pair: 'Đôi',
      half: 'Nửa sảnh',
      mixed: 'Tạp',
      place: 'Bóng {{n}}',
      bets_on: 'Cược vào',
      total: 'tổng {{n}}',
      totals: 'Cả năm',
      rule: 'Năm chữ số từ 0 đến 9. Rồng: số đầu lớn hơn số cuối; hổ: nhỏ hơn. Với ba bóng liền nhau: bão là ba số giống nhau, sảnh là ba số liên tiếp theo thứ tự bất kỳ (9 và 0 liền nhau), nửa sảnh chỉ có hai số liên tiếp, đôi là hai số giống nhau, tạp là còn lại.',
    },
    zh_CN: {
      'sum-big': '总和大 23–45',
      'sum-small': '总和小 0–22',
      'sum-odd': '总和单',
      'sum-even': '总和双',
      dragon: '龙',
      tiger: '虎',
      tie: '和',
      big: '大 5–9',
      small: '小 0–4',
      odd: '单',
      even: '双',
      front: '前三',
      middle: '中三',
      back: '后三',
      leopard: '豹子',
      straight: '顺子',
      pair: '对子',
      half: '半顺',
      mixed: '杂六',
      place: '第 {{n}} 球',
      bets_on: '投注项目',
      total: '总和 {{n}}',
      totals: '整体',
      rule: '五个 0 至 9 的号码。龙：第一球大于第五球；虎：小于。相连三球：豹子为三个相同，顺子为三个相连（不分顺序，9 与 0 相连），半顺只有两个相连，对子为两个相同，其余为杂六。',
    },
  },
  createStage: (parts) => digitBalls<FiveDigitsOutcome>(parts, { count: 5, digitsOf }),
  createTable: (parts) =>
    panelTable(parts, {
      panels: panelsOf(parts),
      label: parts.text('bets_on'),
    }),
  nameOf(option, text) {
    const [id = '', choice] = option.split(':');
    if (choice === undefined) return text(id as Key);
    const [one = '', other = ''] = choice.split('-');
    if (id === 'three') return `${text(one as Key)}: ${text(other as Key)}`;
    const place = text('place', { n: one });
    return id === 'at' ? `${place}: ${other}` : `${place}: ${text(id as Key)}`;
  },
  road: {
    rows: 1,
    sides: { red: 'sum-big', blue: 'sum-small' },
    markOf(outcome, text) {
      const digits = digitsOf(outcome);
      const total = digits.reduce((sum, digit) => sum + digit, 0);
      const label = digits.join('');
      return {
        label,
        name: `${label}, ${text('total', { n: total })}`,
        tone: total >= bigFromTotal ? 'red' : 'blue',
      };
    },
  },
  // the first place and the first three stand for the others
  isListed: (option) => !option.includes(':') || /^(?:\w+:1|at:1-0|three:front-\w+)$/.test(option),
});

type Key =
  | `sum-${Half}`
  | Half
  | 'dragon'
  | 'tiger'
  | 'tie'
  | keyof typeof threes
  | FormOfThree
  | 'place'
  | 'bets_on'
  | 'total'
  | 'totals'
  | 'rule';
type Half = 'big' | 'small' | 'odd' | 'even';

function panelsOf({ text, spot }: TableParts<Key>): BetPanel[] {
  const halves = ['big', 'small', 'odd', 'even'] as const;
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  const whole = (ids: readonly Key[]) => ids.map((id) => [id, text(id)] as const);
  const panels = [
    {
      name: text('totals'),
      rows: [
        { isMain: true, columns: 4, options: whole(['sum-big', 'sum-small', 'sum-odd', 'sum-even']) },
        { isMain: true, columns: 3, options: whole(['dragon', 'tie', 'tiger']) },
      ],
    },
    ...places.map((place) => ({
      name: text('place', { n: place }),
      rows: [
        { columns: 4, options: halves.map((id) => [`${id}:${place}`, text(id)] as const) },
        { columns: 5, options: digits.map((digit) => [`at:${place}-${digit}`, String(digit)] as const) },
      ],
    })),
    ...(['front', 'middle', 'back'] as const).map((three) => ({
      name: text(three),
      rows: [
        {
          columns: 3,
          options: (['leopard', 'straight', 'pair', 'half', 'mixed'] as const).map(
            (form) => [`three:${three}-${form}`, text(form)] as const,
          ),
        },
      ],
    })),
  ];
  return panels.map((panel) => rowPanel(spot, panel));
}
