import { expect, test } from 'vitest';
import { aliveEveryMs, createPresentElsewhere } from './present-elsewhere.ts';

const here = (node: string, memberId: number) => ({ kind: 'here', node, room: 'r', memberId }) as const;
const gone = (node: string, memberId: number) => ({ kind: 'gone', node, room: 'r', memberId }) as const;
const change = (memberId: number) => ({ room: 'r', memberId });

test('who is at two other nodes comes once, and leaves with the last of them', () => {
  const elsewhere = createPresentElsewhere();
  expect(elsewhere.take(here('a', 7), 0)).toEqual({ came: [change(7)], left: [] });
  expect(elsewhere.take(here('b', 7), 0)).toEqual({ came: [], left: [] });
  expect(elsewhere.take(gone('a', 7), 0)).toEqual({ came: [], left: [] });
  expect(elsewhere.take(gone('b', 7), 0)).toEqual({ came: [], left: [change(7)] });
});

test('a whole list takes the place of what a node has said before', () => {
  const elsewhere = createPresentElsewhere();
  elsewhere.take(here('a', 1), 0);
  elsewhere.take(here('a', 2), 0);
  expect(elsewhere.isStrange('a')).toBe(true);
  expect(elsewhere.take({ kind: 'all', node: 'a', rooms: { r: [2, 3] } }, 0)).toEqual({
    came: [change(3)],
    left: [change(1)],
  });
  expect(elsewhere.isStrange('a')).toBe(false);
  expect(elsewhere.list('r')).toEqual([2, 3]);
});

test('a node that says goodbye or falls silent takes its own along, and nobody who is elsewhere too', () => {
  const elsewhere = createPresentElsewhere();
  for (const node of ['a', 'b', 'c']) elsewhere.take(here(node, 1), 0);
  elsewhere.take(here('a', 2), 0);
  elsewhere.take(here('b', 3), 0);
  expect(elsewhere.take({ kind: 'bye', node: 'a' }, 0).left).toEqual([change(2)]);

  const later = 4 * aliveEveryMs;
  elsewhere.take({ kind: 'alive', node: 'c' }, later - 1);
  expect(elsewhere.forgetSilent(later).left).toEqual([change(3)]);
  expect(elsewhere.has('r', 1)).toBe(true);
});
