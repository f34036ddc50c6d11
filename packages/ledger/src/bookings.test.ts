import { expect, test } from 'vitest';
import {
  bookAdjustment,
  bookDeposit,
  bookJackpotSeed,
  bookPaidDeposit,
  bookTransfer,
  bookWithdrawal,
  type TransferStep,
} from './bookings.ts';

const owner = { siteId: 1, memberId: 7, currency: 'USD' };
const order = { ...owner, orderKey: 'o-1', gpId: 'GPR8', amountMinor: 40n };
const steps: readonly TransferStep[] = ['hold', 'confirm', 'release', 'receive'];
const withdrawal = { ...owner, orderKey: 'w-1', amountMinor: 40n };
const withdrawalSteps = [
  { step: 'hold' },
  { step: 'pay', pspId: 'BANK' },
  { step: 'release' },
  { step: 'bounce', pspId: 'BANK' },
] as const;
const all = [
  bookDeposit(owner, 'd-1', 20n),
  bookPaidDeposit(owner, { orderKey: 'd-2', pspId: 'BANK', amountMinor: 25n }),
  bookAdjustment(owner, '31', -5n),
  bookJackpotSeed(1, 'USD', 30n),
  ...steps.map((step) => bookTransfer(step, order)),
  ...withdrawalSteps.map((step) => bookWithdrawal(step, withdrawal)),
];

test('every booking comes to zero, on accounts of one site and currency', () => {
  for (const { kind, legs } of all) {
    expect([kind, legs.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)]).toEqual([kind, 0n]);
    expect(new Set(legs.map(({ account }) => `${account.siteId} ${account.currency}`))).toEqual(
      new Set(['1 USD']),
    );
  }
});

test('what may happen once has a key of its own, and an order is settled in one way only', () => {
  const keys = all.map(({ scope, key }) => `${scope} ${key}`);
  for (const settle of ['transfer o-1:settle', 'withdrawal w-1:settle'])
    expect(keys.filter((key) => key === settle)).toHaveLength(2);
  expect(new Set(keys).size).toBe(keys.length - 2);
});

test('the same request has the same hash, and another has not', () => {
  const hash = (amountMinor: bigint, memberId = 7) =>
    bookDeposit({ ...owner, memberId }, 'd-1', amountMinor).requestHash.toString('hex');
  expect(hash(20n)).toBe(hash(20n));
  expect(new Set([hash(20n), hash(21n), hash(20n, 8)]).size).toBe(3);
});

test('an adjustment takes from the side that loses', () => {
  const given = bookAdjustment(owner, '32', 5n).legs;
  const taken = bookAdjustment(owner, '33', -5n).legs;
  const ofMember = (legs: typeof given) =>
    legs.find(({ account }) => account.kind === 'member_main')?.amountMinor;
  expect([ofMember(given), ofMember(taken)]).toEqual([5n, -5n]);
});

test('what a payment service took comes from its own account', () => {
  const { scope, key, legs } = bookPaidDeposit(owner, { orderKey: 'd-3', pspId: 'BANK', amountMinor: 5n });
  expect([scope, key]).toEqual(['deposit', 'd-3']);
  expect(legs).toMatchObject([
    { account: { kind: 'psp_float', pspId: 'BANK', memberId: null }, amountMinor: -5n },
    { account: { kind: 'member_main', pspId: null, memberId: 7 }, amountMinor: 5n },
  ]);
});
