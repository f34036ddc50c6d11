import type { Draw } from '@halls/fairness';
import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { houndCards, hounds, houndStrengths, strengthsOn, traps } from './hounds.ts';

test('every hound runs on two cards, and no hound against itself', () => {
  const runs = Map.groupBy(houndCards.flat(), (hound) => hound);
  expect([...runs.keys()].toSorted((a, b) => a - b)).toEqual(houndStrengths.map((_, index) => index + 1));
  expect([...runs.values()].every(({ length }) => length === 2)).toBe(true);
  for (const card of houndCards) expect(new Set(card).size).toBe(traps.length);
  // a hound that is checked runs with half of it
  expect(houndStrengths.every((strength) => strength % 2 === 0)).toBe(true);
});

test('bets win by who comes in, in which order', () => {
  const race = { card: 3, checked: null, order: [5, 2, 6, 1, 3, 4] };
  const won = hounds.examples.filter((option) => hounds.returnOf(option, race)! > 0);
  expect(won).toEqual([
    'win:5@3',
    'place:2@3',
    'place:5@3',
    'forecast:2-5@3',
    'exacta:5-2@3',
    'tricast:5-2-6@3',
  ]);
  expect(hounds.returnOf('forecast:5-2@3', race)).toBeNull();
});

test('the shares of each kind of bet come to all of its races', () => {
  for (let card = 1; card <= houndCards.length; card += 1) {
    const sumOf = (kind: string): number =>
      hounds
        .cards!.optionsOf(card)
        .filter((option) => option.startsWith(`${kind}:`))
        .reduce((sum, option) => sum + hounds.distributionOf(option)[0]!.probability, 0);
    for (const kind of ['win', 'forecast', 'exacta', 'tricast']) expect(sumOf(kind)).toBeCloseTo(1, 12);
    expect(sumOf('place')).toBeCloseTo(2, 12);
  }
});

test('the bend costs its hound half its strength, and nobody else anything', () => {
  const [bounds, weights]: [number[], number[][]] = [[], []];
  const draw = {
    nonce: 8,
    nextInt: (bound: number) => (bounds.push(bound), 1),
    nextInts: () => expect.unreachable(),
    nextWeighted: (given: readonly number[]) => (weights.push([...given]), given.findIndex((one) => one > 0)),
    shuffle: <T>(items: readonly T[]) => [...items],
  } satisfies Draw;
  const full = strengthsOn(1);
  expect(hounds.play(draw)).toEqual({ card: 1, checked: 2, order: [1, 2, 3, 4, 5, 6] });
  expect(bounds).toEqual([16]);
  expect(weights[0]).toEqual(full.with(1, full[1]! / 2));
  expect(weights[5]).toEqual([0, 0, 0, 0, 0, full[5]]);
});

/** How far the winners of many races lie from what the odds were made from: a chi-square of five degrees for each card. */
function winnersApart(bend: (draw: Draw) => Draw): number[] {
  const races = 6_000;
  const draw = bend(seededDraw(20_261_128));
  return houndCards.map((_, index) => {
    const won = traps.map(() => 0);
    for (let race = 0; race < races; race += 1)
      won[hounds.play({ ...draw, nonce: index }).order[0]! - 1]! += 1;
    return won.reduce((sum, count, trap) => {
      const expected = races * hounds.distributionOf(`win:${trap + 1}@${index + 1}`)[0]!.probability;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
  });
}

test('races come as the odds say, and a bias of one part in twenty would show', () => {
  // one in ten thousand lies above
  const bound = 25.7;
  expect(Math.max(...winnersApart((draw) => draw))).toBeLessThan(bound);
  // the inside trap runs with a little more than it should
  const biased = (draw: Draw): Draw => ({
    ...draw,
    nextWeighted: (weights) =>
      draw.nextWeighted(weights.map((weight, trap) => weight * (trap === 0 ? 23 : 20))),
  });
  expect(Math.max(...winnersApart(biased))).toBeGreaterThan(bound);
});
