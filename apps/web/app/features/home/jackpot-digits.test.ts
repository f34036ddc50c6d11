import { expect, it } from 'vitest';
import { jackpotDigits, jackpotText } from './jackpot-digits.ts';

it.each([
  ['0012345678.90', [0, 0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['7', [0, 0, 0, 0, 0, 0, 0, 0, 0, 7]],
  ['', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['123456789012', [3, 4, 5, 6, 7, 8, 9, 0, 1, 2]],
])('shows %j as ten digits', (amount, digits) => {
  expect(jackpotDigits(amount)).toEqual(digits);
});

it('is read out without its padding', () => {
  expect(jackpotText('0012345678.90')).toBe('12345678');
  expect(jackpotText('0000000000')).toBe('0');
});
