import { expect, it, test } from 'vitest';
import { withdrawalStatuses } from '@halls/contract/payment';
import {
  isTooLittle,
  lookAtWithdrawalAgainMs,
  toneOfWithdrawal,
  withdrawalLimits,
} from './withdrawal-rules.ts';

const bank = { min: '10.00', max: '5000.00', is_maintenance: 0 } as const;
const wallet = { min: '5.00', max: '200.00', is_maintenance: 0 } as const;

it('takes what any open way takes, and never more than there is', () => {
  expect(withdrawalLimits([bank, wallet], '10000.00', 'USD')).toEqual({
    min: '5.00',
    max: '5000.00',
    currency: 'USD',
  });
  expect(withdrawalLimits([bank, wallet], '120.00', 'USD')).toMatchObject({ max: '120.00' });
  expect(withdrawalLimits([bank, { ...wallet, is_maintenance: 1 }], '120.00', 'USD')).toMatchObject({
    min: '10.00',
  });
});

it('tells nothing open from too little', () => {
  expect(withdrawalLimits([{ ...bank, is_maintenance: 1 }], '120.00', 'USD')).toBeNull();
  expect(
    [bank.min, '9.99', '0.00'].map((max) => isTooLittle({ min: '10.00', max, currency: 'USD' })),
  ).toEqual([false, true, true]);
});

test('what may still change is looked at again, what has ended is not', () => {
  expect(withdrawalStatuses.filter((status) => lookAtWithdrawalAgainMs(status) === null)).toEqual([
    'paid',
    'returned',
  ]);
});

test('only what was paid looks good', () => {
  expect(withdrawalStatuses.filter((status) => toneOfWithdrawal(status) === 'good')).toEqual(['paid']);
  expect(withdrawalStatuses.filter((status) => toneOfWithdrawal(status) === 'bad')).toEqual([
    'declined',
    'rejected',
    'bounced',
  ]);
});
