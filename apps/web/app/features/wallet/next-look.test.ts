import { expect, test } from 'vitest';
import { nextLookMs, type Trace } from './next-look.ts';

const nowMs = Date.parse('2026-03-01T08:00:00Z');
const at = (seconds: number) => new Date(nowMs + seconds * 1_000).toISOString();
const underWay = (seconds: number) => ({ next_attempt_at: at(seconds) }) as Trace['under_way'][number];
const awaited = (seconds: number) => ({ due_at: at(seconds) }) as Trace['awaited'][number];

test('nothing under way is not looked at again', () => {
  expect(nextLookMs({ under_way: [], awaited: [] }, nowMs)).toBeNull();
});

test('the nearest step is looked at a moment after it is due, and never in a hurry', () => {
  expect(nextLookMs({ under_way: [underWay(60), underWay(8)], awaited: [awaited(30)] }, nowMs)).toBe(9_000);
  expect(nextLookMs({ under_way: [], awaited: [awaited(30)] }, nowMs)).toBe(31_000);
  expect(nextLookMs({ under_way: [underWay(-60)], awaited: [] }, nowMs)).toBe(2_000);
});
