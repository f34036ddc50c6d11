import { expect, test } from 'vitest';
import { entityPlace } from './entity-place.ts';

test('operators, requests and members have a page, for whom may see it', () => {
  expect(entityPlace('operator/7', null)).toEqual({
    address: '/operators/7',
    permission: 'operator.read',
    where: 'house',
  });
  expect(entityPlace('change_request/12', 1)).toMatchObject({ address: '/approvals/12', where: 'some' });
  expect(entityPlace('member/17', 3)).toEqual({
    address: '/site/3/members/17',
    permission: 'member.read',
    where: 3,
  });
});

test('what the ledger has numbered is looked at in its site', () => {
  expect(entityPlace('ledger_transaction/9', 3)).toEqual({
    address: '/site/3/ledger/transactions/9',
    permission: 'ledger.read',
    where: 3,
  });
  expect(entityPlace('ledger_account/4', 3)).toMatchObject({ address: '/site/3/ledger/accounts/4' });
  expect(entityPlace('ledger_account/4', null)).toBeNull();
});

test('a deposit or withdrawal is looked at in its site', () => {
  expect(entityPlace('deposit/D260331ABC', 3)).toEqual({
    address: '/site/3/cashier/deposits/D260331ABC',
    permission: 'cashier.read',
    where: 3,
  });
  expect(entityPlace('withdrawal/W1', 3)?.address).toBe('/site/3/cashier/withdrawals/W1');
  expect(entityPlace('deposit/D1/../../operators', 3)).toBeNull();
});

test('a payment service is the house’s', () => {
  expect(entityPlace('payment_service/SANDBOX', null)).toEqual({
    address: '/payment-services/SANDBOX',
    permission: 'psp.read',
    where: 'house',
  });
});

test('a member of nobody knows which site, and what else is named, has none', () => {
  expect(entityPlace('member/17', null)).toBeNull();
  expect(entityPlace('provider/GPR8', 1)).toBeNull();
  expect(entityPlace('member/17/../../operator/1', 1)).toBeNull();
});

test('rules for withdrawals are looked at in their site', () => {
  expect(entityPlace('risk_rules/2', 3)).toEqual({
    address: '/site/3/risk',
    permission: 'risk.read',
    where: 3,
  });
  expect(entityPlace('risk_rules/2', null)).toBeNull();
});
