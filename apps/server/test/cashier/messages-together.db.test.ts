import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentMessage } from '@halls/contract/psp';
import type { WalletOwner } from '#modules/ledger';
import { createCreditTogether } from '../../src/modules/cashier/deposit/credit-together.ts';
import { creditMany, findDeposits } from '../../src/modules/cashier/deposit/credit-together.repo.ts';
import { createCashierWorld, paidMessage, type CashierWorld } from './cashier-world.ts';

let world: CashierWorld;
let together: CashierWorld['deps']['creditTogether'];
beforeAll(async () => {
  world = await createCashierWorld();
  together = world.deps.creditTogether;
  // whose first message opens the service's account
  await payIn(await newPayer());
});
beforeEach(() => {
  Object.assign(world.deps, { creditTogether: together });
});
afterAll(() => world.close());

test('messages that come together share transactions, and each is kept in the one that credits', async () => {
  const owners = await Promise.all(Array.from({ length: 24 }, newPayer));
  const orders = await Promise.all(owners.map((owner) => world.openOrder(owner)));
  await tellAll(orders.map((orderId) => paidMessage(orderId)));
  const { rows } = await world.database.pool.query<{ transactions: number; apart: number; credited: number }>(
    `select count(distinct s.xmin::text)::int as transactions, count(*)::int as credited,
       count(*) filter (where s.xmin::text <> m.xmin::text or m.outcome <> 'moved' or m.worked_at is null)::int as apart
     from cashier.step s join cashier.psp_message m using (message_id)
     where s.order_id = any($1) and s.to_state = 'credited'`,
    [orders],
  );
  expect(rows).toEqual([{ transactions: expect.any(Number), credited: 24, apart: 0 }]);
  expect(rows[0]?.transactions).toBeLessThan(8);
  for (const owner of owners) expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('what is not plain among them is what it would be alone, and its neighbours are credited', async () => {
  const [plain, twice, again, exact, short, late, dollars] = await Promise.all(
    Array.from({ length: 7 }, newPayer),
  );
  if (!plain || !twice || !again || !exact || !short || !late || !dollars) throw new Error('too few');
  const orderOf = async (owner: WalletOwner) => ({ owner, orderId: await world.openOrder(owner) });
  const lateOrder = await orderOf(late);
  world.passTime(16 * 60_000);
  await world.ask();
  const several = await Promise.all([1, 2, 3].map(() => orderOf(plain)));
  const [twiceOrder, againOrder, shortOrder, dollarOrder] = await Promise.all(
    [twice, again, short, dollars].map(orderOf),
  );
  if (!twiceOrder || !againOrder || !shortOrder || !dollarOrder) throw new Error('too few');
  const exactOrder = await world.openOrder(exact, { method_id: world.methodId('exact') });
  const answers = await tellAll([
    ...several.map(({ orderId }) => paidMessage(orderId)),
    paidMessage(twiceOrder.orderId),
    paidMessage(twiceOrder.orderId),
    paidMessage(againOrder.orderId),
    paidMessage(againOrder.orderId, { paymentRef: `again-${againOrder.orderId}` }),
    paidMessage('nobody-knows'),
    paidMessage(exactOrder, { amount: '99999' }),
    paidMessage(shortOrder.orderId, { amount: '30000' }),
    paidMessage(lateOrder.orderId),
    paidMessage(dollarOrder.orderId, { currency: 'USD', amount: '100' }),
  ]);
  expect(answers).toEqual(answers.map(() => 200));
  const ends = await Promise.all(
    [
      ...several,
      twiceOrder,
      againOrder,
      { owner: exact, orderId: exactOrder },
      shortOrder,
      lateOrder,
      dollarOrder,
    ].map(async ({ owner, orderId }) => {
      const { timeline } = await world.order(owner, orderId);
      return [timeline.at(-1)?.text.replace('deposit_step.', ''), await world.balanceOf(owner)];
    }),
  );
  expect(ends).toEqual([
    ...several.map(() => ['paid', 300_000n]),
    ['paid', 100_000n],
    ['paid', 100_000n],
    ['amount_in_review', 0n],
    ['paid_other_amount', 30_000n],
    ['paid_late', 100_000n],
    ['paid_other_currency', 0n],
  ]);
  expect((await world.creditsTold(plain)).map(({ deposit_times: times }) => times)).toEqual([1, 2, 3]);
  expect(await outcomesOf(againOrder.orderId)).toEqual(['moved', 'moved']);
  expect(await outcomesOf(twiceOrder.orderId)).toEqual(['moved', 'stayed']);
  expect(await outcomesOf('nobody-knows')).toEqual(['unmatched']);
});

test('one that the database refuses is kept, and harms none of its neighbours', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, newPayer));
  const orders = await Promise.all(owners.map((owner) => world.openOrder(owner)));
  const [first = '', second = ''] = orders;
  const paymentRef = `of-two-${first}`;
  const answers = await tellAll(
    orders.map((orderId) =>
      paidMessage(orderId, orderId === first || orderId === second ? { paymentRef } : {}),
    ),
  );
  expect(answers.toSorted((one, other) => one - other)).toEqual([...owners.slice(1).map(() => 200), 500]);
  const outcomes = [...(await outcomesOf(first)), ...(await outcomesOf(second))];
  expect(new Set(outcomes)).toEqual(new Set(['moved', null]));
  const balances = await Promise.all(owners.map((owner) => world.balanceOf(owner)));
  expect(balances.filter((balance) => balance === 100_000n)).toHaveLength(7);
  // it would be worked on again for ever
  await world.database.pool.query(
    `update cashier.psp_message set outcome = 'stayed', worked_at = now() where worked_at is null`,
  );
});

test('the same messages on two nodes at once, in reverse, credit once each', async () => {
  const { pool } = world.app.platform;
  const other = createCreditTogether({ ...world.deps, pool });
  let turn = 0;
  const onBoth: typeof together = (...told) => {
    turn += 1;
    return turn % 2 === 0 ? other(...told) : together(...told);
  };
  Object.assign(world.deps, { creditTogether: onBoth });
  const owners = await Promise.all(Array.from({ length: 5 }, newPayer));
  const orders = (
    await Promise.all([...owners, ...owners, ...owners, ...owners].map((owner) => world.openOrder(owner)))
  ).toSorted();
  const messages = orders.map((orderId) => paidMessage(orderId));
  const reversed = messages.toReversed();
  const answers = await tellAll(messages.flatMap((message, place) => [message, reversed[place] ?? message]));
  expect(answers).toEqual(answers.map(() => 200));
  for (const owner of owners) {
    expect(await world.balanceOf(owner)).toBe(400_000n);
    const told = await world.creditsTold(owner);
    expect(told.map(({ deposit_times: times }) => times)).toEqual([1, 2, 3, 4]);
  }
});

test('a batch whose connection is cut is credited once', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, newPayer));
  const orders = await Promise.all(owners.map((owner) => world.openOrder(owner)));
  const holder = await world.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from cashier.deposit where order_id = $1 for update', [orders[5]]);
    const answers = tellAll(orders.map((orderId) => paidMessage(orderId)));
    const waiting = async () => {
      const { rows } = await world.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and query like '%credit_many%' and wait_event_type = 'Lock'`,
      );
      return rows.map(({ pid }) => pid);
    };
    await expect.poll(waiting).toHaveLength(1);
    await world.database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      await waiting(),
    ]);
    await holder.query('rollback');
    expect(await answers).toEqual(orders.map(() => 200));
  } finally {
    holder.release();
  }
  for (const owner of owners) expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('what is stored of one that is credited with others is what is stored of one alone', async () => {
  const [withOthers, alone] = [await newPayer(), await newPayer()];
  const shared = await payIn(withOthers);
  Object.assign(world.deps, { creditTogether: async () => false });
  const single = await payIn(alone);
  expect(await storedOf(withOthers, shared)).toEqual(await storedOf(alone, single));
});

test('a key that was replaced credits nothing more, though it was right a moment ago', async () => {
  const owner = await newPayer();
  const [before, after] = [await world.openOrder(owner), await world.openOrder(owner)];
  expect(await tellAll([paidMessage(before)])).toEqual([200]);
  const { rows } = await world.database.pool.query<{ key_id: string }>(
    `update cashier.psp set key_id = 'replaced' where psp_id = 'BANK' returning old.key_id`,
  );
  expect(await tellAll([paidMessage(after)])).toEqual([401]);
  await world.database.pool.query(`update cashier.psp set key_id = $1 where psp_id = 'BANK'`, [
    rows[0]?.key_id,
  ]);
  expect(await world.balanceOf(owner)).toBe(100_000n);
  expect(await tellAll([paidMessage(after)])).toEqual([200]);
  expect(await world.balanceOf(owner)).toBe(200_000n);
});

test('reads no table as a whole, however small it was when its plans were made', async () => {
  const owners = await Promise.all([1, 2, 3].map(newPayer));
  const orders = await Promise.all(owners.map((owner) => world.openOrder(owner)));
  const version = world.deps.lastServices.get('BANK')?.version ?? '';
  const { pool } = world.app.platform;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const wholeReads = async () => {
      const { rows } = await client.query<{ relname: string; seq_scan: number }>(
        `select relname, seq_scan::int from pg_stat_xact_user_tables
         where schemaname in ('ledger', 'cashier') order by relid`,
      );
      return new Map(rows.map(({ relname, seq_scan: reads }) => [relname, reads]));
    };
    const before = await wholeReads();
    const which = orders.map((orderId) => ({ orderId, pspId: 'BANK', version }));
    const deposits = await findDeposits(client as never, which);
    const now = world.deps.clock();
    const credits = deposits.flatMap((deposit) => (deposit ? [creditFor(deposit, now)] : []));
    expect(await creditMany(client as never, credits, now)).toEqual(new Set(orders));
    for (const [table, reads] of await wholeReads())
      expect([table, reads]).toEqual([table, before.get(table) ?? 0]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

function creditFor(
  { orderId, owner, state: fromState, pspId }: NonNullable<Awaited<ReturnType<typeof findDeposits>>[number]>,
  now: Date,
) {
  const payment = { paymentRef: `pay-${orderId}`, currency: 'VND', amountMinor: 100_000n } as const;
  const order = { orderKey: orderId, pspId, amountMinor: payment.amountMinor };
  const booking = world.deps.ledger.paidDepositBooking(owner, order);
  const message = { pspId, messageId: `of-${orderId}`, receivedAt: now, raw: '{}', headers: {} };
  return {
    ...({ orderId, owner, fromState, cause: 'paid', pspRef: `ref-${orderId}`, payment, booking } as const),
    message: { ...message, distrust: null, orderId },
  };
}

/** A member whose wallet is open. */
async function newPayer(): Promise<WalletOwner> {
  const owner = world.newMember();
  await world.deps.ledger.openMemberWallet(world.deps.sql, owner);
  return owner;
}

async function payIn(owner: WalletOwner): Promise<string> {
  const orderId = await world.openOrder(owner);
  expect(await tellAll([paidMessage(orderId)])).toEqual([200]);
  return orderId;
}

async function tellAll(messages: readonly PaymentMessage[]): Promise<number[]> {
  const answers = await Promise.all(messages.map((message) => world.tell(message)));
  return answers.map(({ statusCode }) => statusCode);
}

async function outcomesOf(orderId: string): Promise<(string | null)[]> {
  const { rows } = await world.database.pool.query<{ outcome: string | null }>(
    'select outcome from cashier.psp_message where order_id = $1 order by outcome',
    [orderId],
  );
  return rows.map(({ outcome }) => outcome);
}

/** All that is there of a deposit, with what is its own alone left out. */
async function storedOf({ memberId }: WalletOwner, orderId: string): Promise<unknown> {
  const { rows } = await world.database.pool.query<{ stored: object }>(
    `select jsonb_build_object(
       'deposit', (select to_jsonb(d) - array['member_id', 'client_key', 'request_hash'] from cashier.deposit d where d.order_id = $1),
       'steps', (select jsonb_agg(to_jsonb(s) - 'message_id' order by s.seq) from cashier.step s where s.order_id = $1),
       'message', (select jsonb_agg(to_jsonb(m) - array['message_id', 'raw', 'headers']) from cashier.psp_message m
         where m.order_id = $1),
       'legs', (select jsonb_agg(jsonb_build_array(t.scope, t.key, t.kind, t.note, t.reference_id, a.kind, a.psp_id,
           e.amount_minor, e.balance_after_minor, e.version) order by a.kind)
         from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
         where t.scope = 'deposit' and t.key = $1),
       'told', (select jsonb_agg(jsonb_build_array(o.event, o.payload) order by o.event) from app.outbox o
         where o.channel = 'private-member.' || $2::bigint),
       'times', (select p.deposit_times from cashier.depositor p where p.member_id = $2::bigint)) as stored`,
    [orderId, memberId],
  );
  return JSON.parse(JSON.stringify(rows[0]?.stored).replaceAll(orderId, 'order'));
}
