import { expect, test } from 'vitest';
import { formatJackpot } from './jackpot.rules.ts';

test('a jackpot has ten digits before the point', () => {
  expect(formatJackpot(1_250_000n, 'VND')).toBe('0001250000');
  expect(formatJackpot(1_250_000n, 'USD')).toBe('0000012500.00');
  expect(formatJackpot(0n, 'JPY')).toBe('0000000000');
  expect(formatJackpot(12_345_678_901n, 'WON')).toBe('12345678901');
});
