import { expect, it } from 'vitest';
import { createCallWindow } from './call-window.ts';

it('sums up the minutes that are meant, and forgets those before', () => {
  let nowMs = 60_000 * 1_000;
  const window = createCallWindow(() => nowMs);
  window.note(200, 10);
  window.note(404, 30);
  nowMs += 60_000;
  window.note(500, 50);
  expect(window.sum(1)).toEqual({ calls: 1, refused: 0, failed: 1, meanMs: 50, longestMs: 50 });
  expect(window.sum(5)).toEqual({ calls: 3, refused: 1, failed: 1, meanMs: 30, longestMs: 50 });
  // a lap of the ring later the same places hold other minutes
  nowMs += 15 * 60_000;
  window.note(200, 1);
  expect(window.sum(15)).toEqual({ calls: 1, refused: 0, failed: 0, meanMs: 1, longestMs: 1 });
  nowMs += 60 * 60_000;
  expect(window.sum(15)).toEqual({ calls: 0, refused: 0, failed: 0, meanMs: 0, longestMs: 0 });
});
