import { expect, test } from 'vitest';
import { readAmount } from './amount-typed.ts';

test('an amount is read in the scale of its currency', () => {
  expect(readAmount('12.5', 'USD')).toBe('12.50');
  expect(readAmount(' +1 250 000 ', 'VND')).toBe('1250000');
  expect(readAmount('-007', 'USD')).toBe('-7.00');
  expect(readAmount('−3', 'JPY')).toBe('-3');
});

test('what is none, is nothing, or could mean two things is not taken', () => {
  for (const typed of ['', '0', '0.00', '1,250', '1.250', '5.5.5', 'five', '--5', '.5'])
    expect([typed, readAmount(typed, 'USD')]).toEqual([typed, null]);
  expect(readAmount('12.5', 'VND')).toBeNull();
});
