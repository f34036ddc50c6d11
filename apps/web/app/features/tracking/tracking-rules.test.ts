import { describe, expect, it, test } from 'vitest';
import { consentOf, depositEvent, newAdIds } from './tracking-rules.ts';

const deposit = { order_number: 'D1', deposit_amount: '12.50', deposit_times: 2 };
const place = { currency: 'RMB', isDepositWindowOpen: false, isInApp: false } as const;

describe('a deposit', () => {
  it('is told with its amount and the currency’s international name', () => {
    expect(depositEvent(deposit, place)).toEqual({
      event: 'Deposit',
      event_id: 'deposit:D1',
      customData: { value: '12.50', currency: 'CNY' },
    });
  });

  it('is told apart when it is the first', () => {
    expect(depositEvent({ ...deposit, deposit_times: 1 }, place)?.event).toBe('FirstDeposit');
  });

  it('is not told while its window is open, nor within an app', () => {
    expect(depositEvent(deposit, { ...place, isDepositWindowOpen: true })).toBeNull();
    expect(depositEvent(deposit, { ...place, isInApp: true })).toBeNull();
  });
});

test('only a plain word is an answer', () => {
  expect(['yes', 'no', '', 'maybe', null].map(consentOf)).toEqual(['yes', 'no', null, null, null]);
});

test('a browser’s id is made once, a click’s whenever the address has one', () => {
  const known = { fbp: null, nowMs: 1_000, random: 42 };
  expect(newAdIds('?fbclid=Ab_-9', known)).toEqual({ _fbp: 'fb.1.1000.42', _fbc: 'fb.1.1000.Ab_-9' });
  expect(newAdIds('', { ...known, fbp: 'fb.1.1.1' })).toEqual({});
  expect(newAdIds('?fbclid=<script>', { ...known, fbp: 'fb.1.1.1' })).toEqual({});
});
