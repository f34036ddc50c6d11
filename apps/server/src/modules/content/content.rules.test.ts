import { expect, test } from 'vitest';
import { formatJackpot, shownDevices } from './content.rules.ts';

test('a jackpot has ten digits before the point', () => {
  expect(formatJackpot(1_250_000n, 'VND')).toBe('0001250000');
  expect(formatJackpot(1_250_000n, 'USD')).toBe('0000012500.00');
  expect(formatJackpot(0n, 'JPY')).toBe('0000000000');
  expect(formatJackpot(12_345_678_901n, 'WON')).toBe('12345678901');
});

test('a device shows its own bulletins and those for all', () => {
  expect(shownDevices(1)).toEqual([0, 1]);
  expect(shownDevices(2)).toEqual([0, 2]);
  expect(shownDevices(0)).toEqual([0, 1, 2]);
  expect(shownDevices(undefined)).toEqual([0, 1, 2]);
});
