import { expect, test } from 'vitest';
import { rankingOf } from './ranking.ts';
import { tours } from './tours.ts';

const tour = { clubs: tours[0]!.clubs.slice(0, 3) };
const [a, b, c] = tour.clubs.map(({ id }) => id) as [string, string, string];
const set = (home: number, away: number) => ({ home, away });

test('players stand by matches, then by sets, then by games, whichever name came first in a match', () => {
  const ranking = rankingOf(tour, [
    { home: a, away: b, sets: [set(6, 4), set(3, 6), set(4, 6)] },
    { home: c, away: b, sets: [set(6, 0), set(6, 0)] },
    { home: a, away: c, sets: [set(7, 6), set(7, 5)] },
  ]);
  expect(ranking.map(({ player, won, lost }) => [player, won, lost])).toEqual([
    [a, 1, 1],
    [c, 1, 1],
    [b, 1, 1],
  ]);
  expect(ranking[0]).toMatchObject({ sets: { won: 3, lost: 2 }, games: { won: 27, lost: 27 } });
  expect(ranking[2]).toMatchObject({ sets: { won: 2, lost: 3 }, games: { won: 16, lost: 25 } });
});

test('before the first match they stand as the tour names them', () => {
  expect(rankingOf(tour, []).map(({ player, played }) => [player, played])).toEqual([
    [a, 0],
    [b, 0],
    [c, 0],
  ]);
});
