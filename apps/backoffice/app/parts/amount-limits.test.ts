import { expect, test } from 'vitest';
import { readLimits, writeLimits } from './amount-limits.ts';

test('limits are read by currency, and written as they are read', () => {
  const limits = readLimits('usd 1000.50; VND 25000000');
  expect(limits).toEqual({ USD: '1000.50', VND: '25000000' });
  expect(writeLimits(limits ?? null)).toBe('USD 1000.50, VND 25000000');
});

test('nothing is no limit', () => {
  expect([readLimits(' , '), writeLimits(null)]).toEqual([null, '']);
});

test('what could be meant otherwise is not read at all', () => {
  for (const typed of ['1000', 'USD', 'USD -5', 'USD 1,000', 'XXX 5', 'USD 5, USD 6', 'VND 5.50'])
    expect([typed, readLimits(typed)]).toEqual([typed, undefined]);
});
