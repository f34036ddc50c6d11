import { expect, it } from 'vitest';
import { groupShelves } from './group-shelves.ts';
import type { GameShelf } from './load-home.ts';

const shelf = (hallId: number, count: number) =>
  ({ hallId, games: Array.from({ length: count }) }) as GameShelf;

it('puts short neighbours into one row and keeps the order', () => {
  const rows = groupShelves([shelf(4, 1), shelf(9, 3), shelf(2, 12), shelf(3, 2), shelf(5, 4)]);
  expect(
    rows.map((row) => (row.kind === 'long' ? row.shelf.hallId : row.shelves.map((each) => each.hallId))),
  ).toEqual([[4, 9], 2, [3], 5]);
});
