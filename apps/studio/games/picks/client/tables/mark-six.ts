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
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace, formatOdds, type Table, type TableParts } from '../table-face.ts';
import { groupPanel, setsOf, writtenPanel } from './number-panels.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

export const markSixFace = defineFace<MarkSixOutcome, Key>({
  texts: {
    en_US: {
      special: 'Special',
      drawn: 'Drawn',
      two: 'Two drawn:',
      three: 'Three drawn:',
      none: 'None of five:',
      big: 'Big 25–48',
      small: 'Small 1–24',
      odd: 'Odd',
      even: 'Even',
      red: 'Red',
      blue: 'Blue',
      green: 'Green',
      panel_special: 'Special number',
      panel_drawn: 'One of six',
      panel_sets: 'Sets',
      panel_kinds: 'Kind and colour',
      bets_on: 'What to bet on',
      groups: 'Numbers from, to',
      your_numbers: 'Your numbers',
      sets_help: 'Two, three or five numbers, 01 to 49.',
      rule: 'Six of forty-nine numbers are drawn, then a special one. Big, small, odd, even and the colours look at the special number; at 49 the stake on the first four comes back. Two or three numbers win when all of them are among the six, five of “none” when none of them is among the seven.',
    },
    vi_VN: {
      special: 'Số đặc biệt',
      drawn: 'Số thường',
      two: 'Trúng hai:',
      three: 'Trúng ba:',
      none: 'Trượt năm:',
      big: 'Tài 25–48',
      small: 'Xỉu 1–24',
      odd: 'Lẻ',
      even: 'Chẵn',
      red: 'Đỏ',
      blue: 'Xanh dương',
      green: 'Xanh lá',
      panel_special: 'Số đặc biệt',
      panel_drawn: 'Sáu số',
      panel_sets: 'Bộ số',
      panel_kinds: 'Loại và màu',
      bets_on: 'Cược vào',
      groups: 'Nhóm số',
      your_numbers: 'Số của bạn',
      sets_help: 'Hai, ba hoặc năm số, từ 01 đến 49.',
      rule: 'Rút sáu trong bốn mươi chín số, rồi một số đặc biệt. Tài, xỉu, lẻ, chẵn và màu xét số đặc biệt; khi ra 49 thì bốn cửa đầu được hoàn tiền. Trúng hai, trúng ba thắng khi mọi số đã chọn đều nằm trong sáu số thường, trượt năm thắng khi không số nào trong năm số nằm trong bảy số.',
    },
    zh_CN: {
      special: '特码',
      drawn: '正码',
      two: '二中二',
      three: '三中三',
      none: '五不中',
      big: '大 25–48',
      small: '小 1–24',
      odd: '单',
      even: '双',
      red: '红波',
      blue: '蓝波',
      green: '绿波',
      panel_special: '特码',
      panel_drawn: '正码',
      panel_sets: '连码',
      panel_kinds: '两面波色',
      bets_on: '投注项目',
      groups: '号码范围',
      your_numbers: '您的号码',
      sets_help: '两个、三个或五个号码，01 至 49。',
      rule: '四十九个号码中先开六个正码，再开一个特码。大小、单双、波色看特码；开 49 时前四项退回本金。二中二、三中三须所选号码全在六个正码中；五不中须五个号码均不在七个号码中。',
    },
  },
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

type Key =
  | 'special'
  | 'drawn'
  | keyof typeof ballsOfSet
  | (typeof halves)[number]
  | (typeof colours)[number]
  | `panel_${'special' | 'drawn' | 'sets' | 'kinds'}`
  | 'bets_on'
  | 'groups'
  | 'your_numbers'
  | 'sets_help'
  | 'rule';

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
