import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RiskRules } from '@halls/contract/office';
import { award } from '#modules/promotion';
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
  const at = world.deps.clock().toISOString();
  expect((await world.call(holder, 'withdrawal/preview')).data).toEqual({
    withdrawable: '120000',
    held: [{ reason: 'turnover', amount: '80000', left: '80000' }],
    requirements: [{ source: 'deposit', at, amount: '80000', asked: '80000', left: '80000' }],
  });
  expect((await world.ask(holder, { amount: '120001' })).code).toBe(104);
  expect((await world.ask(holder, { amount: '120000' })).code).toBe(100);
});

test('what comes while a withdrawal is asked for is held, too', async () => {
  const holder = await world.newHolder(50_000n);
  const { siteId, memberId, currency } = holder;
  const { screening, sql } = world.deps;
  const count = screening.turnoverLeft;
  let times = 0;
  screening.turnoverLeft = async (owner) => {
    const turnover = await count(owner);
    times += 1;
    const given = {
      siteId,
      memberId,
      currency,
      amountMinor: 20_000n,
      turnoverPercent: 100,
      now: world.deps.clock(),
    };
    if (times <= 2) await award(sql, { ...given, sourceType: 'red_envelope', sourceId: `at once ${times}` });
    return turnover;
  };
  const asked = await world.ask(holder, { amount: '50001' });
  screening.turnoverLeft = count;
  expect([asked.code, times]).toEqual([104, 3]);
  expect((await world.ask(holder, { amount: '50000' })).code).toBe(100);
});

test('an award is held beside deposits, by its own percentage, until it is played', async () => {
  const holder = await world.newHolder(10_000n);
  const { siteId, memberId, currency } = holder;
  const now = world.deps.clock();
  const given = { siteId, memberId, currency, amountMinor: 20_000n, turnoverPercent: 300, now };
  await award(world.app.platform.sql, { ...given, sourceType: 'red_envelope', sourceId: 'one' });
  world.passTime(1_000);
  const orderId = await world.openOrder(holder, { amount: '80000' });
  await world.tell(paidMessage(orderId, { amount: '80000' }));
  const preview = async () => (await world.call(holder, 'withdrawal/preview')).data;
  expect(await preview()).toMatchObject({
    withdrawable: '10000',
    held: [{ reason: 'turnover', amount: '100000', left: '140000' }],
    requirements: [
      { source: 'red_envelope', at: now.toISOString(), amount: '20000', asked: '60000', left: '60000' },
      { source: 'deposit', amount: '80000', asked: '80000', left: '80000' },
    ],
  });
  await world.database.pool.query(
    `insert into play.round (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count,
       cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, opened_at, closed_at, revision)
     values ('GPTS', $1, 'r', true, 1, 2, 'koi', 'VND', 1, 60000, 0, 0, 60000, $2, $2, 1)`,
    [memberId, world.deps.clock()],
  );
  expect(await preview()).toMatchObject({
    withdrawable: '30000',
    requirements: [{ source: 'deposit', left: '80000' }],
  });
  await world.database.pool.query('delete from play.round');
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
