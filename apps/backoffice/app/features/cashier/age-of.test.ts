import { expect, test } from 'vitest';
import { ageOf } from './age-of.ts';

const now = new Date('2026-03-31T12:00:00Z');
const before = (ms: number) => ageOf(new Date(now.getTime() - ms), now);

test('an age is said in the unit that tells most', () => {
  expect(before(119 * 60_000)).toEqual({ value: 119, unit: 'minute' });
  expect(before(120 * 60_000)).toEqual({ value: 2, unit: 'hour' });
  expect(before(47.9 * 3_600_000)).toEqual({ value: 47, unit: 'hour' });
  expect(before(49 * 3_600_000)).toEqual({ value: 2, unit: 'day' });
});

test('what a clock ahead of ours has written is no age below zero', () => {
  expect(before(-5_000)).toEqual({ value: 0, unit: 'minute' });
});
