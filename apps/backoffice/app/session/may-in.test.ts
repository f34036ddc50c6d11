import { expect, test } from 'vitest';
import { mayIn } from './may-in.ts';

const grants = [
  { permission: 'member.read' as const, site_ids: [1, 3] },
  { permission: 'log.read' as const, site_ids: null },
];

test('a permission counts in the sites that it is held for', () => {
  expect([1, 2, 3].map((site) => mayIn(grants, 'member.read', site))).toEqual([true, false, true]);
  expect(mayIn(grants, 'member.read', 'some')).toBe(true);
  expect(mayIn(grants, 'member.read', 'house')).toBe(false);
});

test('one without a list of sites counts everywhere', () => {
  expect([mayIn(grants, 'log.read', 2), mayIn(grants, 'log.read', 'house')]).toEqual([true, true]);
});

test('what is not held counts nowhere', () => {
  expect([mayIn(grants, 'balance.adjust', 1), mayIn(grants, 'balance.adjust', 'some')]).toEqual([
    false,
    false,
  ]);
});
