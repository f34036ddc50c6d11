import { expect, test } from 'vitest';
import { findEsportMarket } from './esport-markets.ts';
import { addRound, type EsportScore, startScore } from './esport-score.ts';
import { chanceOf, type EsportEvent, labelOfSlot } from './play-esport.ts';
import { countOf, settleEsport } from './settle-esport.ts';
import { tallyOf } from './tally.ts';
import { type EsportTitle, mostMaps, titles } from './titles.ts';

const { lanes, tactical, duel } = titles;

/** Rounds as letters, for the home and the away side. */
function after(title: EsportTitle, rounds: string): EsportScore {
  let score = startScore;
  for (const letter of rounds) score = addRound(title, score, letter === 'h' ? 'home' : 'away');
  return score;
}

const h = (count: number): string => 'h'.repeat(count);
const a = (count: number): string => 'a'.repeat(count);
const words = ({ maps, rounds }: EsportScore) => [
  ...maps.map(({ home, away }) => `${home}:${away}`),
  `${rounds.home}:${rounds.away}`,
];
const twelveAll = 'ha'.repeat(12);

test.each([
  [lanes, h(8), ['8:0']],
  [lanes, h(9), ['9:0', '0:0']],
  [lanes, `${'ha'.repeat(8)}h`, ['9:8', '0:0']],
  [tactical, h(13), ['13:0', '0:0']],
  [tactical, `${'ha'.repeat(11)}hh`, ['13:11', '0:0']],
  [tactical, `${twelveAll}h`, ['13:12']],
  [tactical, `${twelveAll}ha`, ['13:13']],
  [tactical, `${twelveAll}haaa`, ['13:15', '0:0']],
  [duel, a(4) + h(4), ['0:4', '4:0', '0:0']],
] as const)('%o after %s', (title, rounds, expected) => {
  expect(words(after(title, rounds))).toEqual(expected);
});

test('a match is over at two maps, and at three of five', () => {
  expect([mostMaps(lanes), mostMaps(tactical), mostMaps(duel)]).toEqual([3, 3, 5]);
  expect([after(lanes, h(9) + a(9)), after(lanes, h(18))].map(({ winner }) => winner)).toEqual([
    null,
    'home',
  ]);
  expect(
    [after(duel, a(8)), after(duel, a(8) + h(8)), after(duel, a(8) + h(8) + a(4))].map(
      ({ winner }) => winner,
    ),
  ).toEqual([null, null, 'away']);
});

test.each([
  [tactical, h(11), null],
  [tactical, h(12), { kind: 'map_point', side: 'home' }],
  [tactical, 'ha'.repeat(12), null],
  [tactical, `${twelveAll}a`, { kind: 'map_point', side: 'away' }],
  [tactical, a(13) + h(5) + a(12), { kind: 'match_point', side: 'away' }],
  [lanes, 'ha'.repeat(8), { kind: 'map_point', side: 'home' }],
  [lanes, h(9) + 'ah'.repeat(8), { kind: 'match_point', side: 'home' }],
] as const)('%o: what the next round may decide after %s', (title, rounds, expected) => {
  expect(chanceOf(title, after(title, rounds))).toEqual(expected);
});

const won = (one: string, other: string) => ({ [one]: 'won', [other]: 'lost' });
// 13:11, 12:14 and 13:9
const longMatch = `${'ha'.repeat(11)}hh${twelveAll}aa${'ha'.repeat(9)}${h(4)}`;

test.each([
  ['series_winner', 0, longMatch, won('home', 'away')],
  ['maps_score', 0, longMatch, { '2:0': 'lost', '2:1': 'won', '1:2': 'lost', '0:2': 'lost' }],
  ['maps_handicap', -6, longMatch, won('away', 'home')],
  ['maps_handicap', 6, longMatch, won('home', 'away')],
  ['maps_handicap', -6, h(26), won('home', 'away')],
  ['maps_total', 10, longMatch, won('over', 'under')],
  ['maps_total', 10, h(26), won('under', 'over')],
  ['map_winner', 2, longMatch, won('away', 'home')],
  ['map_opening', 2, longMatch, won('home', 'away')],
  ['map_overtime', 1, longMatch, won('no', 'yes')],
  ['map_overtime', 2, longMatch, won('yes', 'no')],
  ['map1_rounds_total', 94, longMatch, won('over', 'under')],
  ['map1_rounds_total', 98, longMatch, won('under', 'over')],
  ['map2_rounds_total', 102, longMatch, won('over', 'under')],
  ['map3_rounds_handicap', -14, longMatch, won('home', 'away')],
  ['map3_rounds_handicap', -18, longMatch, won('away', 'home')],
  // decided before the end, or not
  ['maps_total', 10, h(13) + a(13), won('over', 'under')],
  ['maps_total', 10, h(13), null],
  ['map_winner', 1, h(12), null],
  ['map_opening', 1, 'a', won('away', 'home')],
  ['map_opening', 2, h(13), null],
  ['map_overtime', 1, twelveAll, won('yes', 'no')],
  ['map_overtime', 2, twelveAll, null],
  ['map1_rounds_total', 82, h(10) + a(11), won('over', 'under')],
  ['map1_rounds_total', 86, h(10) + a(11), null],
  ['map1_rounds_handicap', 26, h(12), null],
] as const)('%s with the line %i after %s', (code, line, rounds, expected) => {
  const results = settle(code, line, tactical, rounds);
  if (expected === null) expect(results).toBeNull();
  else expect(results).toEqual(expected);
});

test('of five the fourth is certain at two to one, the fifth at two all', () => {
  const total = (line: number, rounds: string) => settle('maps_total', line, duel, rounds);
  expect([total(14, h(8)), total(14, h(8) + a(4))]).toEqual([null, won('over', 'under')]);
  expect([total(18, h(8) + a(4)), total(18, h(8) + a(8))]).toEqual([null, won('over', 'under')]);
  expect(total(18, h(8) + a(4) + h(4))).toEqual(won('under', 'over'));
  expect(settle('maps_score_of_five', 0, duel, h(8) + a(4) + h(4))).toMatchObject({
    '3:1': 'won',
    '3:0': 'lost',
  });
});

test('of a match that is abandoned what is decided stands, all else is void; of one that is postponed all is', () => {
  const isVoid = { home: 'void', away: 'void' };
  const settleBy = (code: string, line: number, end: 'abandoned' | 'postponed') =>
    settle(code, line, tactical, h(13), end);
  expect(settleBy('map_winner', 1, 'abandoned')).toEqual(won('home', 'away'));
  expect(settleBy('map_winner', 2, 'abandoned')).toEqual(isVoid);
  expect(settleBy('series_winner', 0, 'abandoned')).toEqual(isVoid);
  expect(settleBy('map1_rounds_total', 42, 'abandoned')).toEqual(won('over', 'under'));
  expect(settleBy('map_winner', 1, 'postponed')).toEqual(isVoid);
});

test('the log is counted by maps, first rounds and runs', () => {
  const side = (letter: string) => (letter === 'h' ? ('home' as const) : ('away' as const));
  const told = (rounds: string): Pick<EsportEvent, 'kind' | 'side'>[] => [
    { kind: 'map_start', side: null },
    ...[...rounds].map((letter) => ({ kind: 'knockout' as const, side: side(letter) })),
  ];
  const tally = tallyOf(duel, [...told('haaaa'), ...told('ahhh')]);
  expect(tally).toMatchObject({
    ...{ isOn: true, rounds: { home: 4, away: 5 } },
    ...{ openers: { home: 1, away: 1 }, longestRuns: { home: 3, away: 4 } },
  });
  expect(tallyOf(duel, told('haaaa')).isOn).toBe(false);
  expect([0, 7, 2_014].map(labelOfSlot)).toEqual(['M1 R0', 'M1 R7', 'M3 R14']);
});

function settle(
  code: string,
  line: number,
  title: EsportTitle,
  rounds: string,
  end: 'abandoned' | 'postponed' | null = null,
) {
  const market = findEsportMarket(code);
  if (!market) throw new TypeError(code);
  return settleEsport(market, line, { count: countOf(title, after(title, rounds)), end });
}
