import { expect, test } from 'vitest';
import { picksModelById } from '../picks/picks-models.ts';
import { type PicksModel, rtpOfOption } from '../picks/picks-model.ts';
import { slotModelById } from '../slots/slot-models.ts';
import { enumerateDraws, FractionSum } from './enumerate-draws.ts';
import { countSlot, countTable } from './exact-returns.ts';

test('every way of the draws comes once, as often as it is likely', () => {
  const sums = new Map<number, bigint>();
  const of = new Set<bigint>();
  for (const fallen of enumerateDraws((draw) => draw.nextInt(6) + draw.nextInt(6) + 2, { most: 100 })) {
    sums.set(fallen!.outcome, (sums.get(fallen!.outcome) ?? 0n) + fallen!.ways);
    of.add(fallen!.of);
  }
  expect([...of]).toEqual([36n]);
  expect([...sums]).toEqual(Array.from({ length: 11 }, (_, at) => [at + 2, BigInt(6 - Math.abs(5 - at))]));
});

test('weights are one way each, what a draw leads to may draw again, and an order is drawn as the game draws it', () => {
  const fallen = [
    ...enumerateDraws(
      (draw) => (draw.nextWeighted([3, 0, 7]) === 0 ? draw.shuffle(['a', 'b']).join('') : 'c'),
      { most: 10 },
    ),
  ];
  expect(fallen).toEqual([
    { outcome: 'ba', ways: 3n, of: 20n },
    { outcome: 'ab', ways: 3n, of: 20n },
    { outcome: 'c', ways: 7n, of: 10n },
  ]);
});

test('what has too many ways, or no end, is not counted in part', () => {
  const many = [...enumerateDraws((draw) => draw.nextInt(1_000), { most: 100 })];
  expect(many).toEqual([null]);
  const endless = [
    ...enumerateDraws(
      (draw) => {
        while (draw.nextInt(2) === 0);
      },
      { most: 100 },
    ),
  ];
  expect(endless).toEqual([null]);
});

test('fractions are added without rounding, and told in their lowest terms', () => {
  const sum = new FractionSum();
  for (const [over, under] of [
    [1n, 3n],
    [1n, 6n],
    [3n, 4n],
  ] as const)
    sum.add(over, under);
  expect(sum.by(10n)).toEqual({ over: 1n, under: 8n });
});

test.each(['sicbo', 'roulette', 'show-wheel', 'dragon-tiger', 'digits-3', 'race-6', 'bird-duel'] as const)(
  'each bet of %s gives back, way by way, what its odds were computed to',
  (id) => {
    const model: PicksModel = picksModelById[id];
    const returns = countTable(model);
    expect([...(returns?.keys() ?? [])]).toEqual([...model.examples]);
    for (const [option, { over, under }] of returns ?? [])
      expect(Number(over) / Number(under)).toBeCloseTo(rtpOfOption(model, option), 14);
  },
);

test('a table whose bets share a pool, and a slot of five reels, are not counted', () => {
  expect(countTable(picksModelById['bird-pool'])).toBeNull();
  expect(countSlot(slotModelById['lines-20'])).toBeNull();
});
