import type { Draw } from '@halls/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDraw } from '../seeded-draw.ts';
import { ClusterBoard } from './cluster-board.ts';
import { exactCluster } from './exact-cluster.ts';
import { cluster49 } from './models/cluster-49.ts';
import { playSlot } from './play-slot.ts';
import type { SlotWin } from './slot-model.ts';

const { rows, strips } = cluster49;

/** A board whose reels show these symbols and then, from above, those of `before`, the nearest last. */
function boardOf(shown: readonly string[], before: readonly string[] = []): ClusterBoard {
  const reels = shown.map((cells, reel) => [...(before[reel] ?? ''), ...cells].map(Number));
  const pays = Array.from({ length: 8 }, () => [[5, 1] as const]);
  const board = new ClusterBoard({
    strips: reels,
    rows: shown[0]!.length,
    stopEvery: 1,
    clusterFrom: 5,
    pays,
  });
  shown.forEach((_, reel) => board.stop(reel, before[reel]?.length ?? 0));
  return board;
}

function clustersOf(board: ClusterBoard): { symbol: number; cells: number[] }[] {
  const wins: SlotWin[] = [];
  expect(board.pay(wins)).toBe(wins.length);
  return wins.map(({ symbol, count, cells = [] }) => {
    expect(count).toBe(cells.length);
    return { symbol, cells };
  });
}

test('five that touch by their sides are a cluster, four or corners are none', () => {
  expect(clustersOf(boardOf(['1101', '2111', '3230', '4560']))).toEqual([
    { symbol: 1, cells: [0, 1, 5, 6, 7, 3].toSorted((a, b) => a - b) },
  ]);
  expect(clustersOf(boardOf(['1123', '1145', '2311']))).toEqual([]);
  expect(clustersOf(boardOf(['1123', '1453', '2133', '4513']))).toEqual([
    { symbol: 3, cells: [3, 7, 10, 11, 15] },
  ]);
});

test('arms that meet at the last cell alone are one cluster, which stands where its first cell does', () => {
  // a comb: three teeth that only its last reel joins, beside a column of twos
  expect(clustersOf(boardOf(['10101', '10101', '11111', '22222']))).toEqual([
    { symbol: 1, cells: [0, 2, 4, 5, 7, 9, 10, 11, 12, 13, 14] },
    { symbol: 2, cells: [15, 16, 17, 18, 19] },
  ]);
});

test('boards of any size have the clusters that are found cell by cell', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: 1, max: 7 }),
      fc.infiniteStream(fc.nat(7)),
      (reels, rows, most, symbols) => {
        const shown = Array.from({ length: reels }, () =>
          [...symbols.take(rows)].map((each) => each % (most + 1)),
        );
        expect(clustersOf(boardOf(shown.map((cells) => cells.join(''))))).toEqual(plainClusters(shown));
      },
    ),
    { numRuns: 3_000 },
  );
});

/** Goes from each cell to its neighbours, one after the other. */
function plainClusters(grid: readonly (readonly number[])[]): { symbol: number; cells: number[] }[] {
  const rows = grid[0]!.length;
  const seen = new Set<number>();
  const spread = (reel: number, row: number, symbol: number): number[] => {
    const cell = reel * rows + row;
    if (grid[reel]?.[row] !== symbol || seen.has(cell)) return [];
    seen.add(cell);
    const beside = [spread(reel - 1, row, symbol), spread(reel + 1, row, symbol)];
    return [cell, ...beside.flat(), ...spread(reel, row - 1, symbol), ...spread(reel, row + 1, symbol)];
  };
  return grid
    .flatMap((cells, reel) =>
      cells.map((symbol, row) => ({ symbol, cells: spread(reel, row, symbol).toSorted((a, b) => a - b) })),
    )
    .filter(({ cells }) => cells.length >= 5);
}

test('what is left sinks, and the strip runs on from above, the nearest lowest', () => {
  const board = boardOf(['0111', '2113', '4567'], ['34', '56', '']);
  expect(board.pay()).toBe(1);
  board.fall();
  // the strip of the first reel starts again at its end
  expect(board.grid()).toEqual([
    [1, 3, 4, 0],
    [5, 6, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test('a round ends with the first fall that pays nothing or with the last one, and doubles on the way', () => {
  const draw = seededDraw(4);
  let longest = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const { steps, units } = playSlot(cluster49, draw);
    longest = Math.max(longest, steps.length);
    expect(steps.length).toBeLessThanOrEqual(cluster49.maxFalls);
    expect(steps.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true);
    if (steps.length < cluster49.maxFalls) expect(steps.at(-1)!.wins).toEqual([]);
    expect(steps.map(({ multiplier }) => multiplier)).toEqual(steps.map((_, fall) => 2 ** fall));
    expect(units).toBe(
      steps.reduce(
        (sum, { wins, multiplier }) => sum + multiplier * wins.reduce((paid, win) => paid + win.units, 0),
        0,
      ),
    );
  }
  expect(longest).toBeGreaterThan(5);
});

test('counting all stops is playing all of them', () => {
  // two stops on each reel
  const few = { ...cluster49, strips: strips.map((strip) => strip.slice(0, 2 * rows)) };
  const paid = Array.from({ length: 2 ** 7 }, (_, stops) => {
    let drawn = -1;
    const draw = { nextInt: () => (stops >> (drawn += 1)) & 1 } as unknown as Draw;
    return playSlot(few, draw);
  });
  const mean = (valueOf: (round: (typeof paid)[number]) => number): number =>
    paid.reduce((sum, round) => sum + valueOf(round), 0) / paid.length;
  const worth = exactCluster(few);
  expect(worth.hitShare).toBeGreaterThan(0);
  expect(worth.hitShare).toBe(mean(({ steps }) => Number(steps[0]!.units > 0)));
  expect(worth.base).toBeCloseTo(mean(({ steps }) => steps[0]!.units) / 20, 12);
  expect(worth.total).toBeCloseTo(mean(({ units }) => units) / 20, 12);
  expect(worth.square).toBeCloseTo(mean(({ units }) => units ** 2) / 400, 9);
  expect(worth.maximum).toBe(Math.max(...paid.map(({ units }) => units)) / 20);
});

test(
  'no round sees a place of a strip twice, and no pay stands there that never comes',
  { timeout: 60_000 },
  () => {
    for (const strip of strips) expect(strip.length).toBe(rows * cluster49.maxFalls);
    const open = new Set(
      cluster49.pays.flatMap((pays, symbol) => pays.map(([atLeast]) => `${symbol} ${atLeast}`)),
    );
    const draw = seededDraw(9);
    for (let round = 0; round < 400_000 && open.size > 0; round += 1)
      for (const { wins } of playSlot(cluster49, draw).steps)
        for (const { symbol, count } of wins) {
          const pay = cluster49.pays[symbol]!.find(([atLeast]) => count >= atLeast);
          open.delete(`${symbol} ${pay?.[0]}`);
        }
    expect([...open]).toEqual([]);
  },
);
