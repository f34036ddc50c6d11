import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { DepositState } from './deposit/deposit.rules.ts';
import type { WithdrawalState } from './withdrawal/withdrawal.rules.ts';

/** An order as a statement's line is held against it: what came in, what was paid out, what came back of that. */
export interface StoredOrder {
  readonly kind: 'deposit' | 'payout' | 'bounce';
  readonly orderId: string;
  /** Of the deposit that its money came a second time for. */
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
  'changed_at',
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

/** What a service took within a time, in the order in which it was credited. */
export async function listCreditedDeposits(
  sql: SqlOrTransaction,
  asked: BookedSpan,
): Promise<SpannedOrder[]> {
  const { pspId, currency, from, until, after, limit } = asked;
  const rows = await sql
    .selectFrom('cashier.deposit')
    .select(columns)
    .where('psp_id', '=', pspId)
    .where('currency', '=', currency)
    .where('state', 'in', ['credited', 'reversed'])
    .where('changed_at', '>=', from)
    .where('changed_at', '<', until)
    .$if(after !== null, (query) =>
      query.where(raw<boolean>`(changed_at, order_id) > (${after?.at}, ${after?.orderId})`),
    )
    .orderBy('changed_at')
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...readDeposit(row), at: row.changed_at }));
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
