import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { DepositState } from './deposit/deposit.rules.ts';
import type { WithdrawalState } from './withdrawal/withdrawal.rules.ts';

/**
 * An order as a statement's line is held against it: what came in, what of that was taken back, came again, or was given
 * back; what was paid out, what came back of that.
 */
export interface StoredOrder {
  readonly kind: 'deposit' | 'reversal' | 'won_back' | 'refund' | 'payout' | 'bounce';
  /** What was taken or given back of a deposit has its own reference behind the deposit's number and a slash. */
  readonly orderId: string;
  /** Of the deposit that its money came a second time for, or was taken back of. */
  readonly followsOrderId: string | null;
  readonly siteId: number;
  readonly currency: Currency;
  readonly state: DepositState | WithdrawalState;
  readonly askedMinor: bigint;
  /** How its service calls it. */
  readonly pspRefs: readonly string[];
  readonly paymentRef: string | null;
  /** As the service's account sees it, above zero it came in; null of a deposit that nothing came for. */
  readonly movedMinor: bigint | null;
  readonly isBooked: boolean;
}

/** What a service did in a currency, by when our books have it. */
export interface BookedSpan {
  readonly pspId: string;
  readonly currency: Currency;
  readonly from: Date;
  readonly until: Date;
  readonly after: { readonly at: Date; readonly orderId: string } | null;
  readonly limit: number;
}

/** With the time by which the next page goes on. */
export type SpannedOrder = StoredOrder & { readonly at: Date };

const columns = [
  'order_id',
  'follows_order_id',
  'site_id',
  'currency',
  'state',
  'asked_minor',
  'psp_ref',
  'payment_ref',
  'received_minor',
] as const;

/** Those that go by one of these names: an order's own, its service's, a payment's; with all that followed them. */
export async function listNamedDeposits(
  sql: SqlOrTransaction,
  pspId: string,
  names: readonly string[],
  limit: number,
): Promise<StoredOrder[]> {
  const rows = await sql
    .selectFrom('cashier.deposit')
    .select(columns)
    .where('psp_id', '=', pspId)
    .where((where) =>
      where.or([
        where('order_id', 'in', names),
        where('follows_order_id', 'in', names),
        where('psp_ref', 'in', names),
        where('payment_ref', 'in', names),
      ]),
    )
    .orderBy('created_at')
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(readDeposit);
}

/**
 * What a service took within a time, in the order in which it was credited. A deposit has not changed since, but for those
 * that were taken or given back.
 */
export async function listCreditedDeposits(
  sql: SqlOrTransaction,
  asked: BookedSpan,
): Promise<SpannedOrder[]> {
  const { pspId, currency, from, until, after, limit } = asked;
  const isLater = after ? raw`(c.at, c.order_id) > (${after.at}, ${after.orderId})` : raw`true`;
  const { rows } = await raw<Parameters<typeof readDeposit>[0] & { at: Date }>`
    select d.order_id, d.follows_order_id, d.site_id, d.currency, d.state, d.asked_minor, d.psp_ref, d.payment_ref,
      d.received_minor, c.at
    from (
      select x.order_id, x.changed_at as at from cashier.deposit x
      where x.psp_id = ${pspId} and x.currency = ${currency} and x.state in ('credited', 'reversed')
        and x.changed_at >= ${from} and x.changed_at < ${until}
        and not exists (select from cashier.reversal r where r.order_id = x.order_id and r.taken_at is not null)
        and not exists (select from cashier.refund f where f.order_id = x.order_id and f.state = 'paid')
      union all
      select s.order_id, s.at from cashier.step s
      where s.to_state = 'credited' and s.from_state <> 'reversed' and s.at >= ${from} and s.at < ${until}
        and s.order_id in (
          select r.order_id from cashier.reversal r
          where r.psp_id = ${pspId} and r.currency = ${currency} and r.taken_at >= ${from}
          union select f.order_id from cashier.refund f
          where f.psp_id = ${pspId} and f.currency = ${currency} and f.state = 'paid' and f.ended_at >= ${from})
    ) c join cashier.deposit d using (order_id)
    where ${isLater}
    order by c.at, c.order_id limit ${limit}`.execute(sql);
  return rows.map((row) => ({ ...readDeposit(row), at: row.at }));
}

function readDeposit(row: {
  order_id: string;
  follows_order_id: string | null;
  site_id: number;
  currency: Currency;
  state: DepositState;
  asked_minor: number | string;
  psp_ref: string | null;
  payment_ref: string | null;
  received_minor: number | string | null;
}): StoredOrder {
  return {
    kind: 'deposit',
    orderId: row.order_id,
    followsOrderId: row.follows_order_id,
    siteId: row.site_id,
    currency: row.currency,
    state: row.state,
    askedMinor: BigInt(row.asked_minor),
    pspRefs: row.psp_ref === null ? [] : [row.psp_ref],
    paymentRef: row.payment_ref,
    movedMinor: row.received_minor === null ? null : BigInt(row.received_minor),
    isBooked: row.state === 'credited' || row.state === 'reversed',
  };
}
