import type { Draw } from '@halls/fairness';
import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { countSeasons } from '../../testing/count-seasons.ts';
import { clubs, goalsAgainst, goalsOf, goalWeights, seasons } from './league-clubs.ts';
import { orderCounts } from './league-counts.ts';
import { league } from './league.ts';
import { fixtures, rankSides, type Score, standingsOf } from './league-table.ts';

const lots = [3, 2, 1, 0];

test('every club plays in four seasons, and meets each other of its season once', () => {
  const playing = Map.groupBy(seasons.flat(), (club) => club);
  expect([...playing.keys()].toSorted((a, b) => a - b)).toEqual(clubs.map((_, index) => index + 1));
  expect([...playing.values()].every(({ length }) => length === 4)).toBe(true);
  expect(new Set(fixtures.map((match) => match.toSorted().join())).size).toBe(6);
  for (const round of [0, 1, 2])
    expect(new Set(fixtures.slice(2 * round, 2 * round + 2).flat()).size).toBe(4);
  for (const weights of goalWeights) expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(goalsOf);
});

// matches in the order of the fixtures: 0–1, 2–3, 0–2, 1–3, 0–3, 1–2
test.each<[string, Score[], number[]]>([
  [
    'points decide',
    [
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    [0, 1, 2, 3],
  ],
  [
    'then the difference',
    [
      [3, 0],
      [1, 0],
      [0, 1],
      [2, 0],
      [1, 0],
      [1, 0],
    ],
    [0, 2, 1, 3],
  ],
  [
    'then goals scored',
    [
      [0, 0],
      [3, 3],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    [3, 2, 1, 0],
  ],
  [
    'then the match of the two that are equal',
    [
      [2, 1],
      [2, 1],
      [1, 2],
      [2, 0],
      [0, 1],
      [2, 1],
    ],
    [1, 2, 0, 3],
  ],
  [
    'and lots where all is equal',
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    [3, 2, 1, 0],
  ],
])('%s', (_name, scores, order) => {
  expect(rankSides(scores, lots)).toEqual(order);
});

test('of two that are equal in all the table it is the match between them, whatever the lots', () => {
  // 0 and 1 have four points and 2:2 goals each; 0 has beaten 1
  const scores: Score[] = [
    [1, 0],
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 1],
  ];
  const [zero, one] = standingsOf(scores);
  expect({ ...zero, side: 1 }).toEqual(one);
  for (const order of [lots, lots.toReversed()]) {
    const ranked = rankSides(scores, order);
    expect(ranked.indexOf(0)).toBeLessThan(ranked.indexOf(1));
  }
});

test('every course of every season is counted', { timeout: 120_000 }, () => {
  expect(countSeasons(seasons)).toEqual(orderCounts);
  for (const counts of orderCounts)
    expect(counts.reduce((sum, count) => sum + BigInt(count), 0n)).toBe(16n ** 12n * 24n);
});

test('the shares of each kind of bet come to all of its seasons', () => {
  for (let card = 1; card <= seasons.length; card += 1) {
    const options = league.cards!.optionsOf(card);
    const sumOf = (starts: RegExp): number =>
      options
        .filter((option) => starts.test(option))
        .reduce((sum, option) => sum + league.distributionOf(option)[0]!.probability, 0);
    for (const kinds of [/^win/, /^last/, /^exacta/, /^(over|under)/])
      expect(sumOf(kinds)).toBeCloseTo(1, 12);
    expect(sumOf(/^place/)).toBeCloseTo(2, 12);
    for (let match = 1; match <= 6; match += 1)
      expect(sumOf(new RegExp(`^(home|draw|away):${match}@`))).toBeCloseTo(1, 12);
    expect(options.length).toBe(44);
  }
});

test('bets win by the table, the matches and the goals', () => {
  // season 1: 8–1, 5–4, 8–5, 1–4, 8–4, 1–5
  const season = {
    card: 1,
    scores: [
      [0, 1],
      [2, 2],
      [1, 0],
      [3, 1],
      [1, 2],
      [0, 0],
    ] satisfies [number, number][],
    lots: [1, 4, 5, 8],
    table: [1, 4, 8, 5],
  };
  const won = league.examples.filter((option) => league.returnOf(option, season)! > 0);
  expect(won).toEqual(
    [
      ['win:1', 'place:1', 'place:4', 'last:5', 'under:13', 'exacta:1-4'],
      ['home:3', 'home:4', 'draw:2', 'draw:6', 'away:1', 'away:5'],
    ]
      .flat()
      .map((option) => `${option}@1`),
  );
});

/** Chi-squares of who is champion, of three degrees, and of how many goals a strong side scores, of three as well. */
function seasonsApart(bend: (draw: Draw) => Draw): number[] {
  const played = 8_000;
  const draw = bend(seededDraw(71_128));
  return seasons.map((members, index) => {
    const won = new Map(members.map((club) => [club, 0]));
    for (let season = 0; season < played; season += 1) {
      const [first = 0] = league.play({ ...draw, nonce: index }).table;
      won.set(first, won.get(first)! + 1);
    }
    return [...won].reduce((sum, [club, count]) => {
      const expected = played * league.distributionOf(`win:${club}@${index + 1}`)[0]!.probability;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
  });
}

test('seasons come as the odds say, and a bias would show', () => {
  // one in ten thousand lies above
  const bound = 21.1;
  expect(Math.max(...seasonsApart((draw) => draw))).toBeLessThan(bound);
  // the first club of each match scores once more in twenty
  let call = 0;
  const biased = (draw: Draw): Draw => ({
    ...draw,
    nextWeighted(weights) {
      call += 1;
      const goals = draw.nextWeighted(weights);
      return call % 2 === 1 && draw.nextInt(20) === 0 ? Math.min(3, goals + 1) : goals;
    },
  });
  expect(Math.max(...seasonsApart(biased))).toBeGreaterThan(bound);
});

test('goals go by attack against defence', () => {
  expect(goalsAgainst(1, 7)).toEqual(goalWeights[4]);
  expect(goalsAgainst(8, 1)).toEqual(goalWeights[0]);
  expect(goalsAgainst(4, 2)).toEqual(goalWeights[2]);
});
