import { expect, test } from 'vitest';
import type { ClockView } from '../../../../play-protocol/sports-protocol.ts';
import { fullTimeMs, halfTimeMs, minuteMs, secondHalfMs } from '../../football/football-clock.ts';
import { clockLabelAt, countdown, matchMsAt, secondsUntil } from './match-clock.ts';

const startMs = Date.parse('2026-03-01T12:00:00.000Z');

test('a clock runs on by itself from where the feed last saw it', () => {
  const clock = clockAt('first', 10 * minuteMs);
  expect(clockLabelAt(clock, startMs)).toEqual({ minute: "11'" });
  expect(clockLabelAt(clock, startMs + minuteMs - 1)).toEqual({ minute: "11'" });
  expect(clockLabelAt(clock, startMs + minuteMs)).toEqual({ minute: "12'" });
});

test('it never runs into a period that was not told of', () => {
  const late = startMs + 60 * 60_000;
  expect(clockLabelAt(clockAt('first', halfTimeMs - 500), late)).toEqual({ minute: "45+1'" });
  expect(clockLabelAt(clockAt('second', fullTimeMs - 500), late)).toEqual({ minute: "90+3'" });
  expect(matchMsAt(clockAt('second', fullTimeMs - 500), late)).toBeLessThan(fullTimeMs);
});

test('it stands in the break and when all is over', () => {
  expect(clockLabelAt(clockAt('break', halfTimeMs + 10), startMs + 5_000)).toBe('break');
  expect(clockLabelAt(clockAt('over', fullTimeMs), startMs + 5_000)).toBe('over');
  expect(matchMsAt(clockAt('over', fullTimeMs), startMs + 5_000)).toBe(fullTimeMs);
});

test('of a quarter it counts down what is left, and stands in the rest', () => {
  const clock = clockAt('quarter', 10_000);
  expect(clockLabelAt(clock, startMs)).toEqual({ minute: 'Q1 8:52' });
  expect(clockLabelAt(clock, startMs + 34_000)).toEqual({ minute: 'Q1 5:00' });
  expect(clockLabelAt(clock, startMs + 3_600_000)).toEqual({ minute: 'Q1 0:00' });
});

test('a moment of before the feed’s does not turn it back', () => {
  expect(matchMsAt(clockAt('second', secondHalfMs + 900), startMs - 10_000)).toBe(secondHalfMs + 900);
});

test('time until a moment is counted in whole seconds and ends at none', () => {
  const at = new Date(startMs + 65_001).toISOString();
  expect([
    secondsUntil(at, startMs),
    secondsUntil(at, startMs + 65_001),
    secondsUntil(at, startMs + 99_000),
  ]).toEqual([66, 0, 0]);
  expect([countdown(66), countdown(5), countdown(600)]).toEqual(['1:06', '0:05', '10:00']);
});

function clockAt(period: ClockView['period'], ms: number): ClockView {
  return { period, ms, at: new Date(startMs).toISOString(), label: '' };
}
