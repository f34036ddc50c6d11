import { expect, it } from 'vitest';
import { isLooser, readAmount } from './limit-rules.ts';

it.each([
  ['12.50', 'USD', '12.50'],
  [' 0 ', 'USD', '0'],
  ['12.505', 'USD', null],
  ['12.5', 'VND', null],
  ['1200000', 'VND', '1200000'],
  ['-1', 'USD', null],
  ['a lot', 'USD', null],
  ['', 'USD', null],
] as const)('reads what was typed: %j in %s is %j', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount);
});

it('a higher limit is looser, whatever its decimals look like', () => {
  expect([isLooser('100', '99.99', 'USD'), isLooser('100', '100.00', 'USD')]).toEqual([true, false]);
});
