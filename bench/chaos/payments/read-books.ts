import type pg from 'pg';
import type { BankLine, OwnBooks, Received } from './compare-books.ts';
import type { Promised } from './payment-scene.ts';

/** The bank's book from its beginning. */
export async function readBank(database: pg.Pool): Promise<BankLine[]> {
  const { rows } = await database.query<{
    order_id: string;
    payment_ref: string;
    kind: 'deposit' | 'payout' | 'refund';
    of_ref: string | null;
    amount_minor: string;
  }>(
    // what is there again is of the payment that had been taken back
    `select o.order_id, p.payment_ref, o.kind, p.amount_minor, coalesce(o.of_ref, lost.of_ref, p.of_ref) as of_ref
     from gateway.payment p join gateway.bank_order o using (psp_ref)
       left join gateway.payment lost on lost.payment_ref = p.of_ref and p.kind = 'won_back'
     order by p.payment_id`,
  );
  return rows.map((row) => ({
    orderId: row.order_id,
    paymentRef: row.payment_ref,
    kind: row.kind,
    ofRef: row.of_ref,
    amountMinor: BigInt(row.amount_minor),
  }));
}

export async function readOwnBooks(database: pg.Pool): Promise<OwnBooks> {
  const orders = await database.query<Row & { order_id: string }>(
    `select order_id, member_id, asked_minor as amount_minor from cashier.deposit
     union all select order_id, member_id, amount_minor from cashier.withdrawal`,
  );
  const received = await database.query<Row & { payment_ref: string; order_id: string; state: string }>(
    `select payment_ref, order_id, member_id, state, received_minor as amount_minor
     from cashier.deposit where payment_ref is not null`,
  );
  const givenBack = await database.query<Row & { refund_id: string }>(
    'select refund_id, member_id, amount_minor from cashier.refund',
  );
  const booked = await database.query<{ order_id: string; minor: string }>(
    `select case when t.scope in ('reversal', 'refund') then t.note ->> 'order' else split_part(t.key, ':', 1) end as order_id,
       -sum(e.amount_minor) as minor
     from ledger.account a join ledger.entry e using (account_id) join ledger.transaction t using (transaction_id)
     where a.kind = 'psp_float' group by 1`,
  );
  return {
    orders: new Map(
      orders.rows.map((row): [string, Promised] => [
        row.order_id,
        { memberId: row.member_id, amountMinor: BigInt(row.amount_minor) },
      ]),
    ),
    givenBack: new Map(
      givenBack.rows.map((row): [string, Promised] => [
        row.refund_id,
        { memberId: row.member_id, amountMinor: BigInt(row.amount_minor) },
      ]),
    ),
    received: new Map(
      received.rows.map((row): [string, Received] => [
        row.payment_ref,
        {
          orderId: row.order_id,
          memberId: row.member_id,
          state: row.state,
          amountMinor: BigInt(row.amount_minor),
        },
      ]),
    ),
    // what came back is booked, too: the order has nothing at the service then
    booked: new Map(
      booked.rows.flatMap(({ order_id: orderId, minor }) =>
        minor === '0' ? [] : [[orderId, BigInt(minor)]],
      ),
    ),
  };
}

interface Row {
  readonly member_id: string;
  readonly amount_minor: string;
}

/** What a member has, set aside for a withdrawal or a refund or not, without what they owe. */
export async function readWallets(database: pg.Pool): Promise<Map<string, bigint>> {
  const { rows } = await database.query<{ member_id: string; minor: string }>(
    `select a.member_id, sum(b.balance_minor) - coalesce((
       select sum(d.owed_minor) from cashier.debt d where d.member_id = a.member_id), 0) as minor
     from ledger.account a join ledger.balance b using (account_id)
     where a.kind in ('member_main', 'member_withdrawal') group by a.member_id`,
  );
  return new Map(rows.map(({ member_id: memberId, minor }) => [memberId, BigInt(minor)]));
}

/** What is neither over nor waits for a person, and messages that are still to be taken. */
export async function listUndecided(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(
    `select concat_ws(' ', order_id, state, 'asked next', next_ask_at) as line from cashier.deposit
     where state in ('opening', 'opening_unknown', 'open', 'processing')
     union all select concat_ws(' ', order_id, state, 'taken up next', next_at) from cashier.withdrawal
     where state not in ('paid', 'returned')
     union all select concat_ws(' ', refund_id, state, 'taken up next', next_at) from cashier.refund
     where ended_at is null
     union all select concat_ws(' ', r.reversal_ref, r.state) from cashier.reversal r join cashier.deposit d using (order_id)
     where r.state = 'kept' and d.state = 'credited'
     union all select concat_ws(' ', 'message', message_id, state) from gateway.message
     where defect is null and state in ('held', 'waiting')`,
  );
  return rows.map(({ line }) => line);
}

export async function listBrokenInvariants(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string; detail: string }>(
    `select name, detail from cashier.check_invariants() union all select name, detail from cashier.check_withdrawals()
     union all select name, detail from cashier.check_claims()
     union all select name, detail from ledger.check_invariants()`,
  );
  return rows.map(({ name, detail }) => `${name}: ${detail}`);
}

/** How much happened, in words of the report. */
export async function countStory(database: pg.Pool) {
  const countOf = (table: string) =>
    `(select string_agg(format('%s %s', number, state), ', ' order by number desc)
      from (select state, count(*) as number from cashier.${table} group by state) s)`;
  const { rows } = await database.query<
    Record<
      'deposits' | 'withdrawals' | 'refunds' | 'reversals' | 'payments' | 'attempts' | 'decisions',
      string
    >
  >(
    `select ${countOf('deposit')} as deposits, ${countOf('withdrawal')} as withdrawals,
       ${countOf('refund')} as refunds, ${countOf('reversal')} as reversals,
       (select count(*) from gateway.payment) as payments, (select count(*) from cashier.withdrawal_attempt) as attempts,
       (select count(*) from cashier.withdrawal_decision) as decisions`,
  );
  const [story] = rows;
  if (!story) throw new Error('nothing was counted');
  return story;
}
