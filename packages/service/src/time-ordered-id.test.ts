import { expect, it } from 'vitest';
import { timeOrderedId } from './time-ordered-id.ts';

it('makes UUIDs that stand in the order of their time', () => {
  const times = [0, 1, 2 ** 33, 1_767_225_600_000, 1_767_225_600_001];
  const ids = times.map((ms) => timeOrderedId(new Date(ms)));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('makes no two alike in a millisecond', () => {
  const now = new Date(1_767_225_600_000);
  expect(new Set(Array.from({ length: 1_000 }, () => timeOrderedId(now))).size).toBe(1_000);
});
