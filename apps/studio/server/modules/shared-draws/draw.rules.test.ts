import { expect, test } from 'vitest';
import { quickTimetable } from '#games/timetable.ts';
import { nextStepOf } from './draw.rules.ts';
import type { DrawState } from './draw.tables.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const at = (seconds: number): Date => new Date(start + seconds * 1_000);
const step = (latest: ReturnType<typeof draw> | undefined, seconds: number): string =>
  nextStepOf(latest, quickTimetable, at(seconds)).kind;

/** A draw of the timetable's first twenty seconds. */
function draw(state: DrawState) {
  return { state, opensAt: at(0), closesAt: at(12), drawsAt: at(13), endsAt: at(20), awaitsBeacon: false };
}

test.each([
  ['open', 11.9, 'wait'],
  ['open', 12, 'close'],
  ['closed', 12.9, 'wait'],
  ['closed', 13, 'draw'],
  ['drawn', 19.9, 'wait'],
  ['drawn', 20, 'open'],
] as const)('a draw that is %s: at %d s %s', (state, seconds, kind) => {
  expect(step(draw(state), seconds)).toBe(kind);
});

test.each([-16, -20, -40])(
  'a clock that goes back to %d s lets a table rest, and opens nothing',
  (seconds) => {
    expect(step(draw('drawn'), seconds)).toBe('wait');
    expect(step(draw('closed'), seconds)).toBe(seconds < -27 ? 'draw' : 'wait');
  },
);

test('a clock that goes back by an hour keeps no table waiting for an hour', () => {
  expect(step(draw('drawn'), -3_600)).toBe('open');
  expect(step(draw('closed'), -3_600)).toBe('draw');
  expect(step(draw('open'), -3_600)).toBe('close');
});

test('a draw opens with time enough to bet, or the next one does', () => {
  expect(step(undefined, 7)).toBe('open');
  expect(step(undefined, 7.1)).toBe('wait');
  expect(step(draw('drawn'), 3_607)).toBe('open');
  expect(nextStepOf(draw('drawn'), quickTimetable, at(3_605))).toMatchObject({
    opensAt: at(3_600),
    closesAt: at(3_612),
    drawsAt: at(3_613),
    endsAt: at(3_620),
  });
});
