import { expect, test } from 'vitest';
import { labelAt, labelOfSlot, periodAt, slotOf, startOfPeriodMs } from './basketball-clock.ts';
import { findBasketballMarket } from './basketball-markets.ts';
import type { BasketballEvent } from './play-basketball.ts';
import { settleBasketball } from './settle-basketball.ts';
import { ballNow, dangerOf, type BasketballTally, possessionsLeft, tallyOf } from './tally.ts';

type Told = Pick<BasketballEvent, 'kind' | 'side'>;

const kinds: Readonly<Record<string, BasketballEvent['kind']>> = {
  ...{ '0': 'miss', '1': 'free_throw', '2': 'basket', '3': 'three', x: 'turnover' },
};

/** Possessions by their points, the sides in turn and the home side first: "23|x1" is two quarters with 2:3 and 0:1. */
function after(word: string, isOver = false): BasketballTally {
  const events: Told[] = [];
  const quarters = word.split('|');
  for (const [at, quarter] of quarters.entries()) {
    events.push({ kind: at === 0 ? 'tip_off' : at < 4 ? 'quarter_start' : 'overtime', side: 'home' });
    for (const [place, letter] of [...quarter].entries())
      events.push({ kind: kinds[letter]!, side: place % 2 === 0 ? 'home' : 'away' });
    const isLast = at === quarters.length - 1;
    if (!isLast) events.push({ kind: 'quarter_end', side: null });
    else if (isOver) events.push({ kind: 'full_time', side: null });
  }
  return tallyOf(events);
}

function settle(
  code: string,
  line: number,
  tally: BasketballTally,
  end: 'abandoned' | 'postponed' | null = null,
) {
  const market = findBasketballMarket(code);
  if (!market) throw new TypeError(code);
  return settleBasketball(market, line, { tally, end });
}

const won = (one: string, other: string) => ({ [one]: 'won', [other]: 'lost' });
// 4:6, 2:2, 3:3 and 0:4: nine and fifteen
const played = after('2323x|22|33|0202', true);
// 5:5 after the quarters, 2:3 in the overtime
const longer = after('32|20|03|00|23', true);

test.each([
  ['game_winner', 0, played, { home: 'lost', away: 'won' }],
  ['game_winner', 0, longer, { home: 'lost', away: 'won' }],
  ['points_handicap', 22, played, won('away', 'home')],
  ['points_handicap', 26, played, won('home', 'away')],
  ['points_total', 94, played, won('over', 'under')],
  ['points_total', 98, played, won('under', 'over')],
  ['points_total', 62, longer, won('under', 'over')],
  ['points_total', 58, longer, won('over', 'under')],
  ['home_points_total', 34, played, won('over', 'under')],
  ['away_points_total', 62, played, won('under', 'over')],
  ['points_odd_even', 0, played, won('even', 'odd')],
  ['points_odd_even', 0, longer, won('odd', 'even')],
  ['overtime', 0, played, won('no', 'yes')],
  ['overtime', 0, longer, won('yes', 'no')],
  ['half1_result', 0, played, { home: 'lost', draw: 'lost', away: 'won' }],
  ['half1_points_total', 54, played, won('over', 'under')],
  ['half1_points_handicap', 10, played, won('home', 'away')],
  ['quarter2_result', 0, played, { home: 'lost', draw: 'won', away: 'lost' }],
  ['quarter4_result', 0, longer, { home: 'lost', draw: 'won', away: 'lost' }],
  ['quarter3_points_total', 22, played, won('over', 'under')],
  ['race_to_points', 20, played, { home: 'void', away: 'void' }],
] as const)('%s with the line %i', (code, line, tally, expected) => {
  expect(settle(code, line, tally)).toEqual(expected);
});

test.each([
  ['2', 5, 'home_1-5'],
  ['3', 6, 'home_6-10'],
  ['3', 11, 'home_11-15'],
  ['3', 16, 'home_16+'],
])('a lead in steps of %s that is at least %i falls into %s', (points, least, band) => {
  const lead = Array.from({ length: Math.ceil(least / Number(points)) }, () => `${points}0`).join('');
  const ones = '10'.repeat(least % Number(points));
  const word = least === 5 ? '2020|10||' : `${ones}${lead.slice(0, lead.length - (ones ? 2 : 0))}|||`;
  const results = settle('winning_points', 0, after(word, true));
  expect(Object.entries(results!).filter(([, result]) => result === 'won')).toEqual([[band, 'won']]);
});

test('a line that is passed is decided at once, less than it at the end alone', () => {
  const half = after('3333');
  expect(settle('points_total', 46, half)).toEqual(won('over', 'under'));
  expect(settle('points_total', 50, half)).toBeNull();
  expect(settle('home_points_total', 22, half)).toEqual(won('over', 'under'));
  expect(settle('quarter1_points_total', 46, half)).toEqual(won('over', 'under'));
  expect(settle('quarter2_points_total', 46, half)).toBeNull();
  expect(settle('half1_points_total', 50, half)).toBeNull();
  expect(settle('points_handicap', -6, half)).toBeNull();
  expect(settle('overtime', 0, after('32|20|03|00'))).toBeNull();
  expect(settle('overtime', 0, after('32|20|03|00|'))).toEqual(won('yes', 'no'));
});

test('a race is won by who is there first, within the quarters', () => {
  const threes = '33'.repeat(6);
  expect(settle('race_to_points', 20, after(threes))).toBeNull();
  expect(settle('race_to_points', 20, after(`${threes}30`))).toEqual(won('home', 'away'));
  expect(settle('race_to_points', 20, after(`${threes}03`))).toEqual(won('away', 'home'));
  // in an overtime nobody wins it any more
  expect(settle('race_to_points', 20, after(`${threes}|||  |33`.replaceAll(' ', '')))).toEqual({
    home: 'void',
    away: 'void',
  });
});

test('of a match that is abandoned what is decided stands, all else is void; of one that is postponed all is', () => {
  const one = after('33|2');
  const isVoid = { home: 'void', away: 'void' };
  expect(settle('quarter1_result', 0, one, 'abandoned')).toEqual({ home: 'lost', draw: 'won', away: 'lost' });
  expect(settle('points_total', 22, one, 'abandoned')).toEqual(won('over', 'under'));
  expect(settle('game_winner', 0, one, 'abandoned')).toEqual(isVoid);
  expect(settle('race_to_points', 20, one, 'abandoned')).toEqual(isVoid);
  expect(settle('half1_result', 0, one, 'abandoned')).toEqual({ ...isVoid, draw: 'void' });
  expect(settle('quarter1_result', 0, one, 'postponed')).toEqual({ ...isVoid, draw: 'void' });
});

test('the sides take turns, and nothing is taken in the last seconds of a period', () => {
  expect(ballNow(tallyOf([]).score)).toBeNull();
  expect([after('').score, after('2').score].map(ballNow)).toEqual(['home', 'away']);
  expect(possessionsLeft(after('222').score, 0)).toEqual({ home: 18, away: 19 });
  expect(possessionsLeft(after('222').score, 1)).toEqual({ home: 20, away: 20 });
  const quarter = (count: number, points = '2') => points.repeat(count);
  expect([37, 38, 39, 40].map((count) => dangerOf(after(quarter(count)).score))).toEqual([
    null,
    'home',
    'away',
    'away',
  ]);
  // where the last quarter is close six possessions are too many
  const last = (word: string) => dangerOf(after(`|||${word}`).score);
  expect([last(quarter(33)), last(quarter(34))]).toEqual([null, 'home']);
  expect([last(`30${'30'.repeat(2)}${quarter(28)}`), last(`${'30'.repeat(2)}${quarter(30)}`)]).toEqual([
    null,
    'home',
  ]);
  expect(dangerOf(after('22|', false).score)).toBeNull();
});

test('the clock counts down, stands in a rest, and goes on in overtimes', () => {
  expect([0, 2_200, 86_000, 88_000, 90_000, 97_000].map(labelAt)).toEqual([
    ...['Q1 10:00', 'Q1 9:45', 'Q1 0:14', 'Q1 0:00', 'Q1 0:00', 'Q2 10:00'],
  ]);
  const [overtime, second] = [startOfPeriodMs(4), startOfPeriodMs(5)];
  expect([periodAt(overtime - 1), periodAt(overtime), periodAt(second)]).toEqual([3, 4, 5]);
  expect([labelAt(overtime), labelAt(second + 4_400)]).toEqual(['OT 5:00', 'OT2 4:30']);
  expect([slotOf(0, 0), slotOf(0, 40), slotOf(1, 1), slotOf(4, 20), slotOf(5, 3)].map(labelOfSlot)).toEqual([
    ...['Q1 10:00', 'Q1 0:00', 'Q2 9:45', 'OT 0:00', 'OT2 4:15'],
  ]);
});
