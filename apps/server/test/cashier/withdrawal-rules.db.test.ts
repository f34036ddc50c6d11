import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RiskRules } from '@halls/contract/office';
import { seedRules } from '#modules/risk';
import { paidMessage } from './cashier-world.ts';
import { createWithdrawalWorld, type Holder, type WithdrawalWorld } from './withdrawal-world.ts';

const body: RiskRules = {
  rules: [
    { fact: 'first_withdrawal', threshold: 1, points: 10 },
    { fact: 'withdrawals_in_day', threshold: 4, points: 20 },
    { fact: 'amount_to_usual', threshold: 300, points: 30 },
  ],
  review_from: 50,
  decline_from: null,
  turnover_percent: 100,
};

let world: WithdrawalWorld;
beforeAll(async () => {
  world = await createWithdrawalWorld();
  await world.app.platform.sql
    .transaction()
    .execute((transaction) => seedRules(transaction, { siteId: 1, body, now: world.deps.clock() }));
  world.passTime(60_000);
});
afterAll(() => world.close());

async function decisionOf(orderId: string) {
  const { rows } = await world.database.pool.query(
    `select d.outcome, d.score, w.state from cashier.withdrawal w join risk.decision d on d.decision_id = w.risk_decision_id
     where w.order_id = $1`,
    [orderId],
  );
  return rows[0];
}
async function withdraw(holder: Holder, amount: string): Promise<string> {
  const asked = await world.ask(holder, { amount });
  expect(asked.code).toBe(100);
  const orderId = String(asked.data.order_number);
  await world.work();
  return orderId;
}

test('what deposits still ask to be played is held, said, and not paid out', async () => {
  const holder = await world.newHolder(120_000n);
  const orderId = await world.openOrder(holder, { amount: '80000' });
  await world.tell(paidMessage(orderId, { amount: '80000' }));
  expect((await world.call(holder, 'withdrawal/preview')).data).toEqual({
    withdrawable: '120000',
    held: [{ reason: 'turnover', amount: '80000', left: '80000' }],
  });
  expect((await world.ask(holder, { amount: '120001' })).code).toBe(104);
  expect((await world.ask(holder, { amount: '120000' })).code).toBe(100);
});

test('the rules decide by what was withdrawn before, and whatever speaks against it waits for a person', async () => {
  const holder = await world.newHolder();
  expect(await decisionOf(await withdraw(holder, '50000'))).toEqual({
    ...{ outcome: 'approve', score: 10, state: 'paid' },
  });
  for (let n = 0; n < 2; n += 1)
    expect(await decisionOf(await withdraw(holder, '50000'))).toMatchObject({ score: 0, state: 'paid' });
  // the fourth within a day, of an amount three times the usual
  expect(await decisionOf(await withdraw(holder, '150000'))).toEqual({
    ...{ outcome: 'review', score: 50, state: 'review' },
  });
  world.passTime(25 * 60 * 60_000);
  expect(await decisionOf(await withdraw(holder, '149999'))).toMatchObject({ outcome: 'approve', score: 0 });
});
