import { expect, test } from 'vitest';
import { isLooserLimit, readLimit } from './limit-typed.ts';

test('a limit may be nothing, zero or an amount, and is never below zero', () => {
  expect(['', ' ', '0', '0.00', '12.5', '1 000'].map((typed) => readLimit(typed, 'USD'))).toEqual([
    null,
    null,
    '0',
    '0',
    '12.50',
    '1000.00',
  ]);
  expect(['-1', 'ten', '1.234', '0.001'].map((typed) => readLimit(typed, 'USD'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('amounts are compared as money', () => {
  expect(isLooserLimit('10.00', '9.99', 'USD')).toBe(true);
  expect(isLooserLimit('9.99', '10.00', 'USD')).toBe(false);
  expect(isLooserLimit('10.00', '10.00', 'USD')).toBe(false);
  expect(isLooserLimit(null, '10.00', 'USD')).toBe(true);
});
