import { describe, expect, it } from 'vitest';
import { askedSpan, daysToOpen, isAtRest, lastDayOver, nextLookAt, nextTryAt } from './recon-day.rules.ts';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);

it('takes a day two hours after it is over', () => {
  expect(lastDayOver(at('31T01:59'))).toBe('2026-03-29');
  expect(lastDayOver(at('31T02:00'))).toBe('2026-03-30');
});

describe('daysToOpen', () => {
  it('begins with one day, and goes on with each that follows', () => {
    expect(daysToOpen(null, at('31T12:00'))).toEqual(['2026-03-30']);
    expect(daysToOpen('2026-03-30', at('31T12:00'))).toEqual([]);
    expect(daysToOpen('2026-03-28', at('31T12:00'))).toEqual(['2026-03-29', '2026-03-30']);
  });

  it('catches up with a week at most', () => {
    expect(daysToOpen('2026-01-01', at('31T12:00'))).toHaveLength(7);
  });
});

it('asks for the day before as well where nobody has', () => {
  expect(askedSpan('2026-03-30', true)).toEqual({ from: at('30T00:00'), until: at('31T00:15') });
  expect(askedSpan('2026-03-30', false).from).toEqual(at('29T00:00'));
});

it('compares a day that differs again each day, for a week', () => {
  expect(nextLookAt('2026-03-20', at('27T23:00'))).toEqual(at('28T23:00'));
  expect(nextLookAt('2026-03-20', at('28T00:00'))).toBe(null);
});

it('asks a silent provider ever less often, once an hour at least', () => {
  expect(nextTryAt(0, at('31T12:00'))).toEqual(new Date('2026-03-31T12:00:05Z'));
  expect(nextTryAt(100, at('31T12:00'))).toEqual(at('31T13:00'));
});

it('compares only money that nobody moves', () => {
  const still = { hasUndecided: false, changedAt: at('30T12:00') };
  expect(isAtRest(still, false, at('31T02:00'))).toBe(true);
  expect(isAtRest({ ...still, changedAt: null }, false, at('31T02:00'))).toBe(true);
  expect(isAtRest(still, true, at('31T02:00'))).toBe(false);
  expect(isAtRest({ ...still, hasUndecided: true }, false, at('31T02:00'))).toBe(false);
  expect(isAtRest({ ...still, changedAt: at('31T01:57') }, false, at('31T02:00'))).toBe(false);
});
