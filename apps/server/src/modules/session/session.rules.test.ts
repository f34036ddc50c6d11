import { expect, test } from 'vitest';
import { judgeSession } from './session.rules.ts';

const start = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const idleMs = 30 * 60_000;
const fresh = { tokenIssuedAt: start, lastUsedAt: start, previousValidUntil: null, matchedPrevious: false };

test('a token is written to at most once a minute', () => {
  expect(judgeSession(fresh, after(59), idleMs)).toBe('use');
  expect(judgeSession(fresh, after(60), idleMs)).toBe('touch');
});

test('a token is replaced once it is fifteen minutes old', () => {
  const used = { ...fresh, lastUsedAt: after(14 * 60) };
  expect(judgeSession(used, after(15 * 60 - 1), idleMs)).toBe('use');
  expect(judgeSession(used, after(15 * 60), idleMs)).toBe('rotate');
});

test('thirty minutes without a call end the session, also one whose token is due for rotation', () => {
  expect(judgeSession(fresh, after(30 * 60 - 1), idleMs)).toBe('rotate');
  expect(judgeSession(fresh, after(30 * 60), idleMs)).toBe('idle');
});

test('the token before a rotation works until its minute is over', () => {
  const rotated = {
    tokenIssuedAt: after(900),
    lastUsedAt: after(900),
    previousValidUntil: after(960),
    matchedPrevious: true,
  };
  expect(judgeSession(rotated, after(959), idleMs)).toBe('rotated');
  expect(judgeSession(rotated, after(960), idleMs)).toBe('expired_token');
});
