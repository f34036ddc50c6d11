import { expect, test } from 'vitest';
import { esport } from '../esport/esport.ts';
import { esportLeagues } from '../esport/esport-leagues.ts';
import { football } from '../football/football.ts';
import { leagues } from '../leagues.ts';
import { matchdaysOf, pairingsOf } from '../season.ts';
import { type FinalScores, foreseeSeason, type PlaceChances, type SeasonAhead } from './foresee-season.ts';

function foresee(season: SeasonAhead, counted: readonly number[]): ReadonlyMap<number, PlaceChances> {
  const work = foreseeSeason(season, counted);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const sure = (home: number, away: number): FinalScores => [{ home, away, chance: 1 }];
const clubs = ['a', 'b', 'c'].map((id) => ({ id }));

test('what is certain has all of the chance', () => {
  const chances = foresee(
    {
      clubs,
      played: [{ home: 'a', away: 'b', homeGoals: 1, awayGoals: 0 }],
      ahead: [
        { home: 'b', away: 'c', scores: sure(2, 0) },
        { home: 'c', away: 'a', scores: sure(0, 3) },
      ],
    },
    [1, 2],
  );
  expect(chances.get(1)).toEqual([1_000_000, 0, 0]);
  expect(chances.get(2)).toEqual([1_000_000, 1_000_000, 0]);
});

test('clubs that nothing parts share the chance to the last millionth', () => {
  const chances = foresee({ clubs, played: [], ahead: [] }, [1, 2]);
  expect(chances.get(1)).toEqual([333_334, 333_333, 333_333]);
  expect(chances.get(2)).toEqual([666_667, 666_667, 666_666]);
});

test('one match that decides has the chances of its ends, dead heats among them', () => {
  const scores = [
    { home: 1, away: 0, chance: 0.5 },
    { home: 0, away: 0, chance: 0.3 },
    { home: 0, away: 1, chance: 0.2 },
  ];
  const two = clubs.slice(0, 2);
  const [a = 0, b = 0] = foresee(
    { clubs: two, played: [], ahead: [{ home: 'a', away: 'b', scores }] },
    [1],
  ).get(1)!;
  expect(a + b).toBe(1_000_000);
  // half of the stake wins where they end level; five standard errors of twenty thousand seasons
  expect(Math.abs(a - 650_000)).toBeLessThan(5 * 3_200);
});

/** All ends of three matches, added up one by one. */
function exact(season: SeasonAhead): number[] {
  const won = clubs.map(() => 0);
  const walk = (at: number, chance: number, points: readonly number[][]): void => {
    const fixture = season.ahead[at];
    if (!fixture) {
      const best = points.toSorted((x, y) => y[0]! - x[0]! || y[1]! - x[1]! || y[2]! - x[2]!)[0]!;
      const first = points.flatMap((row, club) =>
        row.every((figure, i) => figure === best[i]) ? [club] : [],
      );
      for (const club of first) won[club]! += chance / first.length;
      return;
    }
    for (const { home, away, chance: own } of fixture.scores) {
      const next = points.map((row) => [...row]);
      const add = (id: string, scored: number, against: number): void => {
        const row = next[clubs.findIndex((club) => club.id === id)]!;
        row[0]! += scored > against ? 3 : scored === against ? 1 : 0;
        row[1]! += scored - against;
        row[2]! += scored;
      };
      add(fixture.home, home, away);
      add(fixture.away, away, home);
      walk(at + 1, chance * own, next);
    }
  };
  walk(
    0,
    1,
    clubs.map(() => [0, 0, 0]),
  );
  return won;
}

test('many seasons come to what all of them, one by one, add up to', () => {
  const scores = (tilt: number): FinalScores =>
    [0, 1, 2].flatMap((home) =>
      [0, 1, 2].map((away) => ({ home, away, chance: (1 + tilt * home) / (9 + 9 * tilt) })),
    );
  const season = {
    clubs,
    played: [],
    ahead: [
      { home: 'a', away: 'b', scores: scores(0.6) },
      { home: 'b', away: 'c', scores: scores(0.2) },
      { home: 'c', away: 'a', scores: scores(0) },
    ],
  };
  const told = foresee(season, [1]).get(1)!;
  for (const [club, chance] of exact(season).entries()) {
    const error = Math.sqrt((chance * (1 - chance)) / 20_000) * 1_000_000;
    expect([club, Math.abs(told[club]! - chance * 1_000_000) < 5 * error]).toEqual([club, true]);
  }
});

test.each([
  ['football', football, leagues[0]!],
  ['esport', esport, esportLeagues[0]!],
] as const)('a whole season of %s: chances sum up, and who is stronger is likelier', (_, sport, league) => {
  const ahead = Array.from({ length: matchdaysOf(league) }, (_, day) => pairingsOf(league, day))
    .flat()
    .map(({ home, away }) => ({
      home,
      away,
      scores: sport.meet(home, away).lookAt([], null).finalScores!(),
    }));
  const half = league.clubs.length / 2;
  const chances = foresee({ clubs: league.clubs, played: [], ahead }, [1, 2, half]);
  for (const [places, each] of chances)
    expect(each.reduce((sum, chance) => sum + chance, 0)).toBe(places * 1_000_000);
  const [winner, top] = [chances.get(1)!, chances.get(2)!];
  expect(winner.toSorted((a, b) => b - a)).toEqual(winner);
  for (const [club, chance] of winner.entries()) expect(top[club]).toBeGreaterThanOrEqual(chance);
});
