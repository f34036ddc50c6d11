import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createCashierWorld, paidMessage, type CashierWorld } from '../../../test/cashier/cashier-world.ts';
import { proposedRules } from './proposed-rules.ts';
import { seedRules } from './rule-set.repo.ts';
import { listReceivedAndPlayed } from './list-received-and-played.ts';
import { fulfil, leftOf } from './turnover.rules.ts';

let world: CashierWorld;
beforeAll(async () => {
  world = await createCashierWorld();
});
// they stand for what no provider has told
afterEach(() => world.database.pool.query('delete from play.round'));
afterAll(() => world.close());

const minuteMs = 60_000;
async function left(owner: WalletOwner) {
  const received = await listReceivedAndPlayed(world.app.platform.sql, owner);
  const { heldMinor, leftMinor } = leftOf(fulfil(received));
  return { heldMinor, leftMinor };
}

async function deposit(owner: WalletOwner, amount = '100000'): Promise<string> {
  const orderId = await world.openOrder(owner, { amount });
  expect((await world.tell(paidMessage(orderId, { amount }))).statusCode).toBe(200);
  return orderId;
}
let rounds = 0;
async function play(
  { memberId }: WalletOwner,
  validMinor: number,
  more: { currency?: string; open?: boolean } = {},
) {
  rounds += 1;
  const { rows } = await world.database.pool.query<{ at: Date }>('select max(at) as at from cashier.step');
  const at = new Date((rows[0]?.at.getTime() ?? 0) + 1_000);
  await world.database.pool.query(
    `insert into play.round (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count,
       cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, opened_at, closed_at, revision)
     values ('GPTS', $1, $2, true, 1, 2, 'koi', $3, 1, $4, 0, 0, $4, $5, $6, $7)`,
    [
      memberId,
      `r${rounds}`,
      more.currency ?? 'VND',
      validMinor,
      at,
      more.open ? null : at,
      more.open ? 0 : 1,
    ],
  );
}

test('without rules a deposit asks nothing, also once there are some', async () => {
  const owner = world.newMember();
  await deposit(owner);
  expect(await left(owner)).toEqual({ heldMinor: 0n, leftMinor: 0n });
  world.passTime(minuteMs);
  await world.app.platform.sql
    .transaction()
    .execute((transaction) =>
      seedRules(transaction, { siteId: 1, body: proposedRules, now: world.deps.clock() }),
    );
  world.passTime(minuteMs);
  expect(await left(owner)).toEqual({ heldMinor: 0n, leftMinor: 0n });
});

test('what came in is to be played once, by closed rounds of its currency that came after it', async () => {
  const owner = world.newMember();
  await deposit(owner);
  await play(owner, 30_000);
  await play(owner, 50_000, { open: true });
  await play(owner, 50_000, { currency: 'USD' });
  expect(await left(owner)).toEqual({ heldMinor: 100_000n, leftMinor: 70_000n });
  world.passTime(minuteMs);
  await deposit(owner, '60000');
  expect(await left(owner)).toEqual({ heldMinor: 160_000n, leftMinor: 130_000n });
  await play(owner, 90_000);
  expect(await left(owner)).toEqual({ heldMinor: 60_000n, leftMinor: 40_000n });
  await play(owner, 1_000_000);
  expect(await left(owner)).toEqual({ heldMinor: 0n, leftMinor: 0n });
  world.passTime(minuteMs);
  await deposit(owner, '50000');
  expect(await left(owner)).toEqual({ heldMinor: 50_000n, leftMinor: 50_000n });
});

test('what a deposit asks is what held when it was credited', async () => {
  const owner = world.newMember();
  await deposit(owner);
  world.passTime(minuteMs);
  const now = world.deps.clock();
  await world.database.pool.query(
    `update risk.rule_set set state = 'ended', ended_at = $1 where state = 'live'`,
    [now],
  );
  await world.database.pool.query(
    `insert into risk.rule_set (site_id, version, state, body, writer_ids, written_at, published_at)
     values (1, 2, 'live', $1, '{}', $2, $2)`,
    [JSON.stringify({ ...proposedRules, turnover_percent: 300 }), now],
  );
  await deposit(owner, '50000');
  expect(await left(owner)).toEqual({ heldMinor: 150_000n, leftMinor: 250_000n });
});
