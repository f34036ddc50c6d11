import { expect, test } from 'vitest';
import { sports } from '../sport/sports.ts';
import { settleTennis } from './settle-tennis.ts';
import { emptyTennis } from './tally.ts';
import { findTennisMarket } from './tennis-markets.ts';
import { addPoint, serverOf, startScore, type TennisScore } from './tennis-score.ts';
import { chanceOf } from './play-tennis.ts';
import { tellTennis, tennisFigures } from './told-tennis.ts';

/** Points as letters, for the home and the away side. */
function after(points: string, from: TennisScore = startScore('home')): TennisScore {
  let score = from;
  for (const letter of points) score = addPoint(score, letter === 'h' ? 'home' : 'away');
  return score;
}

const games = (word: string): string => [...word].map((letter) => letter.repeat(4)).join('');
const sixAll = games('hahahahahaha');

test.each([
  ['hhh', '40', '0'],
  ['haha', '30', '30'],
  ['hahaha', '40', '40'],
  ['hahahah', 'AD', '40'],
  ['hahahaha', '40', '40'],
  ['hahahaa', '40', 'AD'],
  [`${sixAll}hah`, '2', '1'],
])('after %s the points are called %s and %s', (points, home, away) => {
  const told = tellTennis({ ...emptyTennis, score: after(points) });
  expect(tennisFigures(told, true).points).toEqual({ home, away });
});

test.each([
  ['hhhh', [], '1:0'],
  ['hahahahh', [], '1:0'],
  [games('hhhhhh'), ['6:0'], '0:0'],
  [games('hahahahahah'), [], '6:5'],
  [games('hahahahahahh'), ['7:5'], '0:0'],
  [sixAll, [], '6:6'],
  [`${sixAll}hhhhhh`, [], '6:6'],
  [`${sixAll}hhhhhhh`, ['7:6'], '0:0'],
  [`${sixAll}hahahahahahaa`, [], '6:6'],
  [`${sixAll}hahahahahahaaa`, ['6:7'], '0:0'],
])('after %s the sets are %j and the games %s', (points, sets, current) => {
  const score = after(points);
  expect(score.sets.map(({ home, away }) => `${home}:${away}`)).toEqual(sets);
  expect(`${score.games.home}:${score.games.away}`).toBe(current);
});

test('service goes in turn, in a tie-break by one and then by two, and on into the next set', () => {
  expect(serverOf(after(''))).toBe('home');
  expect(serverOf(after('hhh'))).toBe('home');
  expect(serverOf(after('hhhh'))).toBe('away');
  const inTieBreak = [...'hahahahaha'].map((_, at) => serverOf(after(sixAll + 'ha'.repeat(5).slice(0, at))));
  expect(inTieBreak.map((side) => side[0]).join('')).toBe('haahhaahha');
  // six to nothing is an even number of games, a tie-break makes thirteen
  expect(serverOf(after(games('hhhhhh')))).toBe('home');
  expect(serverOf(after(`${sixAll}hhhhhhh`))).toBe('away');
});

test('a match is over at two sets', () => {
  const sets = games('hhhhhh') + games('aaaaaa');
  expect(after(sets).winner).toBeNull();
  expect(after(sets + games('hhhhhh')).winner).toBe('home');
  expect(after(games('aaaaaaaaaaaa')).winner).toBe('away');
});

test.each([
  ['hhh', null],
  ['aaa', { kind: 'break_point', side: 'away' }],
  ['hahaha', null],
  ['hahahaa', { kind: 'break_point', side: 'away' }],
  [`${games('hhhhh')}hhh`, { kind: 'set_point', side: 'home' }],
  [`${games('hhhhhhhhhhh')}hhh`, { kind: 'match_point', side: 'home' }],
  [`${sixAll}hhhhhh`, { kind: 'set_point', side: 'home' }],
  [`${sixAll}aaaaa`, null],
])('after %s the next point may decide %j', (points, chance) => {
  expect(chanceOf(after(points))).toEqual(chance);
});

const threeSets = games('hhhhhhaahaaaahhhhhh');
test.each([
  ['match_winner', 0, threeSets, { home: 'won', away: 'lost' }],
  ['set_score', 0, threeSets, { '2:0': 'lost', '2:1': 'won', '1:2': 'lost', '0:2': 'lost' }],
  ['set2_winner', 0, threeSets, { home: 'lost', away: 'won' }],
  // 6:0, 1:6 and 6:0 are thirteen and six
  ['games_total', 74, threeSets, { over: 'won', under: 'lost' }],
  ['games_total', 78, threeSets, { over: 'lost', under: 'won' }],
  ['games_handicap', -26, threeSets, { home: 'won', away: 'lost' }],
  ['games_handicap', -30, threeSets, { home: 'lost', away: 'won' }],
  ['sets_total', 10, threeSets, { over: 'won', under: 'lost' }],
  ['sets_total', 10, games('hhhhhhhhhhhh'), { over: 'lost', under: 'won' }],
  ['set1_total', 26, threeSets, { over: 'lost', under: 'won' }],
  ['tie_break', 0, threeSets, { yes: 'lost', no: 'won' }],
  ['tie_break', 0, sixAll, { yes: 'won', no: 'lost' }],
  // decided before the end, or not
  ['games_total', 46, sixAll, { over: 'won', under: 'lost' }],
  ['games_total', 50, sixAll, null],
  ['sets_total', 10, games('hhhhhhaaaaaa'), { over: 'won', under: 'lost' }],
  ['sets_total', 10, games('hhhhhh'), null],
  ['set1_winner', 0, games('hhhhhh'), { home: 'won', away: 'lost' }],
  ['set2_winner', 0, games('hhhhhh'), null],
  ['games_handicap', -26, games('hhhhhhaaaaaa'), null],
] as const)('%s with the line %i after %s', (code, line, points, expected) => {
  const results = settle(code, line, points, null);
  if (expected === null) expect(results).toBeNull();
  else expect(results).toEqual(expected);
});

test('of a match that is abandoned what is decided stands, all else is void; of one that is postponed all is', () => {
  const oneSet = games('hhhhhh');
  const isVoid = { home: 'void', away: 'void' };
  expect(settle('set1_winner', 0, oneSet, 'abandoned')).toEqual({ home: 'won', away: 'lost' });
  expect(settle('set1_score', 0, oneSet, 'abandoned')?.['6:0']).toBe('won');
  expect(settle('match_winner', 0, oneSet, 'abandoned')).toEqual(isVoid);
  expect(settle('set2_winner', 0, oneSet, 'abandoned')).toEqual(isVoid);
  expect(settle('games_total', 22, oneSet, 'abandoned')).toEqual({ over: 'won', under: 'lost' });
  expect(settle('games_total', 26, oneSet, 'abandoned')).toEqual({ over: 'void', under: 'void' });
  expect(settle('set1_winner', 0, oneSet, 'postponed')).toEqual(isVoid);
  expect(settle('match_winner', 0, '', 'abandoned')).toEqual(isVoid);
});

test('codes are unique among all sports', () => {
  const codes = sports.flatMap(({ markets }) => markets).map(({ code }) => code);
  expect(codes).toContain('match_winner');
  expect(new Set(codes).size).toBe(codes.length);
});

function settle(
  code: string,
  line: number,
  points: string,
  end: 'abandoned' | 'postponed' | null,
): Readonly<Record<string, string>> | null {
  const market = findTennisMarket(code);
  if (!market) throw new TypeError(code);
  return settleTennis(market, line, { tally: { ...emptyTennis, score: after(points) }, end });
}
