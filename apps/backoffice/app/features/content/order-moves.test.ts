import { expect, it } from 'vitest';
import { arranged, moved, movesOf, type Placed } from './order-moves.ts';

const shown = (...ids: string[]): Placed[] => ids.map((id) => ({ id, is_shown: true }));

it('moves one thing, and the others close up', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect([moved(list, 0, -1), moved(list, 3, 9), moved(list, 7, 0)]).toEqual([list, list, list]);
});

it('puts what nobody has placed after what was, and leaves out what is gone', () => {
  const there = [...shown('a', 'b'), { id: 'c', is_shown: false }];
  expect(arranged(shown('c', 'x', 'a'), there)).toEqual(shown('c', 'a', 'b'));
});

it('tells of a move only what was moved', () => {
  const letters = [...'abcdefgh'];
  const { before, after } = movesOf(shown(...letters), shown(...moved(letters, 6, 1)), 'hidden');
  expect([before, after]).toEqual([{ g: '7' }, { g: '2' }]);
});

it('tells what came, what went, and what is shown no more', () => {
  const was = shown('a', 'b', 'c');
  const is = [{ id: 'b', is_shown: false }, ...shown('c', 'd')];
  expect(movesOf(was, is, 'hidden')).toEqual({
    before: { a: '1', b: '2' },
    after: { b: '1 (hidden)', d: '3' },
  });
  expect(movesOf(was, was, 'hidden')).toEqual({ before: {}, after: {} });
});
