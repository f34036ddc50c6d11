import { expect, test } from 'vitest';
import { hoopsLeagues } from '../basketball/hoops-leagues.ts';
import type { Competition } from '../competition.ts';
import { esportLeagues } from '../esport/esport-leagues.ts';
import { leagues } from '../leagues.ts';
import { matchdaysOf, type Pairing, pairingsOf } from '../season.ts';
import { getSport } from '../sport/sports.ts';
import { tours } from '../tennis/tours.ts';
import { type PlaceChances, type SeasonAhead, SeasonForesight } from './foresee-season.ts';
import { countScore, type MatchEnds } from './season-counts.ts';

function toTheEnd(work: ReturnType<SeasonForesight['foresee']>): ReadonlyMap<number, PlaceChances> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const foresee = (season: SeasonAhead, counted: readonly number[]) =>
  toTheEnd(new SeasonForesight().foresee(season, counted));

const clubs = ['a', 'b', 'c'].map((id) => ({ id }));
const scored = (home: number, away: number) => countScore({ home, away });
const sure = (home: number, away: number): MatchEnds => [{ ...scored(home, away), chance: 1 }];
type Ahead = Pairing & { readonly ends: MatchEnds };

/** Of matches that are on, or of those that have not begun. */
function seasonOf(ahead: readonly Ahead[], has: 'begun' | 'not_begun', of = clubs): SeasonAhead {
  return {
    ...{ clubs: of, played: [] },
    on: has === 'begun' ? ahead : [],
    toCome: has === 'begun' ? [] : ahead,
    endsBefore: ({ home, away }) => ahead.find((one) => one.home === home && one.away === away)!.ends,
  };
}

test('what is certain has all of the chance', () => {
  const chances = foresee(
    {
      ...seasonOf([{ home: 'b', away: 'c', ends: sure(2, 0) }], 'not_begun'),
      played: [{ sides: { home: 'a', away: 'b' }, ...scored(1, 0) }],
      on: [{ home: 'c', away: 'a', ends: sure(0, 3) }],
    },
    [1, 2],
  );
  expect(chances.get(1)).toEqual([1_000_000, 0, 0]);
  expect(chances.get(2)).toEqual([1_000_000, 1_000_000, 0]);
});

test('clubs that nothing parts share the chance to the last millionth', () => {
  const chances = foresee(seasonOf([], 'begun'), [1, 2]);
  expect(chances.get(1)).toEqual([333_334, 333_333, 333_333]);
  expect(chances.get(2)).toEqual([666_667, 666_667, 666_666]);
});

test('one match that decides has the chances of its ends, dead heats among them', () => {
  const ends = [
    { ...scored(1, 0), chance: 0.5 },
    { ...scored(0, 0), chance: 0.3 },
    { ...scored(0, 1), chance: 0.2 },
  ];
  const [a = 0, b = 0] = foresee(
    seasonOf([{ home: 'a', away: 'b', ends }], 'begun', clubs.slice(0, 2)),
    [1],
  ).get(1)!;
  expect(a + b).toBe(1_000_000);
  // half of the stake wins where they end level; five standard errors of twenty thousand seasons
  expect(Math.abs(a - 650_000)).toBeLessThan(5 * 3_200);
});

/** All ends of three matches, added up one by one. */
function exact(ahead: readonly Ahead[]): number[] {
  const won = clubs.map(() => 0);
  const walk = (at: number, chance: number, tables: readonly number[][]): void => {
    const fixture = ahead[at];
    if (!fixture) {
      const best = tables.toSorted((x, y) => y[0]! - x[0]! || y[1]! - x[1]! || y[2]! - x[2]!)[0]!;
      const first = tables.flatMap((row, club) =>
        row.every((figure, i) => figure === best[i]) ? [club] : [],
      );
      for (const club of first) won[club]! += chance / first.length;
      return;
    }
    for (const { home, away, chance: own } of fixture.ends) {
      const next = tables.map((row, club) => {
        const more = { [fixture.home]: home, [fixture.away]: away }[clubs[club]!.id];
        return row.map((figure, i) => figure + (more?.[i] ?? 0));
      });
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

const tilted = (tilt: number): MatchEnds =>
  [0, 1, 2].flatMap((home) =>
    [0, 1, 2].map((away) => ({ ...scored(home, away), chance: (1 + tilt * home) / (9 + 9 * tilt) })),
  );
const three: readonly Ahead[] = [
  { home: 'a', away: 'b', ends: tilted(0.6) },
  { home: 'b', away: 'c', ends: tilted(0.2) },
  { home: 'c', away: 'a', ends: tilted(0) },
];

test.each(['begun', 'not_begun'] as const)(
  'many seasons come to what all of them, one by one, add up to: matches that have %s',
  (has) => {
    const told = foresee(seasonOf(three, has), [1]).get(1)!;
    for (const [club, chance] of exact(three).entries()) {
      const error = Math.sqrt((chance * (1 - chance)) / 20_000) * 1_000_000;
      expect([club, Math.abs(told[club]! - chance * 1_000_000) < 5 * error]).toEqual([club, true]);
    }
  },
);

test('a match that begins, and work that was given up, leave chances as they are', () => {
  const before = seasonOf(three, 'not_begun');
  const after = { ...before, on: three.slice(0, 1), toCome: three.slice(1) };
  const kept = new SeasonForesight();
  const first = toTheEnd(kept.foresee(before, [1, 2]));
  expect(toTheEnd(kept.foresee(before, [1, 2]))).toEqual(first);
  for (const breaths of [0, 1, 2, 7]) {
    const work = kept.foresee(after, [1, 2]);
    for (let breath = 0; breath < breaths; breath += 1) work.next();
    expect([breaths, toTheEnd(kept.foresee(after, [1, 2]))]).toEqual([breaths, first]);
  }
});

test.each([leagues[0]!, tours[0]!, hoopsLeagues[0]!, ...esportLeagues.slice(0, 1)] as readonly Competition[])(
  'a whole season of $sport: chances sum up, and who is stronger is likelier',
  (league) => {
    const fixtures = Array.from({ length: matchdaysOf(league) }, (_, day) => pairingsOf(league, day)).flat();
    const half = league.clubs.length / 2;
    const endsBefore: SeasonAhead['endsBefore'] = ({ home, away }) =>
      getSport(league.sport).meet(home, away).lookAt([], null).ends();
    const chances = foresee({ clubs: league.clubs, played: [], on: [], toCome: fixtures, endsBefore }, [
      1,
      2,
      half,
    ]);
    for (const [places, each] of chances)
      expect(each.reduce((sum, chance) => sum + chance, 0)).toBe(places * 1_000_000);
    const [winner, top] = [chances.get(1)!, chances.get(2)!];
    // clubs stand in their league with the strongest first
    expect(winner[0]).toBe(Math.max(...winner));
    expect(winner.at(-1)).toBeLessThan(winner[0]! / 10);
    for (const [club, chance] of winner.entries()) expect(top[club]).toBeGreaterThanOrEqual(chance);
  },
);
