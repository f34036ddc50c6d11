import { describe, expect, it, test } from 'vitest';
import { depositStatuses } from '@halls/contract/payment';
import {
  isUnderWay,
  lookAgainMs,
  quickAmounts,
  readDepositAmount,
  risingPauseMs,
  startOfDay,
  toneOf,
  writeCountdown,
} from './deposit-rules.ts';

const usd = { min: '10.00', max: '10000.00', currency: 'USD' } as const;
const vnd = { min: '50000', max: '100000000', currency: 'VND' } as const;

describe('an amount', () => {
  it('is taken within the limits of its method, both included', () => {
    for (const amount of ['10', '10.00', '99.5', '10000'])
      expect(readDepositAmount(` ${amount} `, usd)).toEqual({ amount });
  });

  it('is told apart as too low, too high and no amount of this currency', () => {
    expect(readDepositAmount('9.99', usd)).toEqual({ wrong: 'too_low' });
    expect(readDepositAmount('10000.01', usd)).toEqual({ wrong: 'too_high' });
    for (const typed of ['', '-10', '1e3', '10,000', '10.001'])
      expect(readDepositAmount(typed, usd)).toEqual({ wrong: 'wrong_amount' });
    expect(readDepositAmount('50000.5', vnd)).toEqual({ wrong: 'wrong_amount' });
  });
});

describe('quick amounts', () => {
  it('can each be asked for as they are', () => {
    for (const limits of [usd, vnd, { ...usd, min: '0.50', max: '3.00' }]) {
      const amounts = quickAmounts(limits);
      expect(amounts.length).toBeGreaterThan(1);
      for (const amount of amounts) expect(readDepositAmount(amount, limits)).toEqual({ amount });
    }
  });

  it('are none above the most', () => {
    expect(quickAmounts({ ...usd, max: '25.00' })).toEqual(['10', '20']);
  });
});

test('what may still change is looked at again, what has ended is not', () => {
  const ended = depositStatuses.filter((status) => lookAgainMs(status) === null);
  expect(ended).toEqual(['credited', 'refused', 'expired', 'failed', 'returned', 'reversed']);
  expect(depositStatuses.filter(isUnderWay)).toEqual(['opening', 'opening_unknown', 'open', 'processing']);
});

test('only what was credited looks good, and nothing that may still come looks bad', () => {
  expect(depositStatuses.filter((status) => toneOf(status) === 'good')).toEqual(['credited']);
  expect(depositStatuses.filter((status) => toneOf(status) === 'bad')).toEqual([
    'refused',
    'failed',
    'reversed',
  ]);
});

test('a day begins at the reader’s midnight, and ends where the next one begins', () => {
  expect(startOfDay('2026-03-31')).toBe(new Date(2026, 2, 31).toISOString());
  expect(startOfDay('2026-03-31', 1)).toBe(new Date(2026, 3, 1).toISOString());
  expect(startOfDay('')).toBeUndefined();
});

test('a countdown has hours where there are any', () => {
  expect([5, 65, 1_745, 3_600, 36_061].map(writeCountdown)).toEqual([
    '0:05',
    '1:05',
    '29:05',
    '1:00:00',
    '10:01:01',
  ]);
});

test('who is told of nothing asks ever less often, and not at all once it is decided', () => {
  expect([0, 1, 2, 20].map((times) => risingPauseMs('open', times))).toEqual([3_000, 4_500, 6_750, 30_000]);
  expect(depositStatuses.filter((status) => risingPauseMs(status, 0) === null)).toEqual(
    depositStatuses.filter((status) => lookAgainMs(status) === null),
  );
});
