import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { DepositState } from './deposit.rules.ts';

/** A deposit as a statement's line is held against it. */
export interface PaidOrder {
  readonly orderId: string;
  /** Of the order that its money came a second time for. */
  readonly followsOrderId: string | null;
  readonly siteId: number;
  readonly currency: Currency;
  readonly state: DepositState;
  readonly askedMinor: bigint;
  readonly pspRef: string | null;
  readonly paymentRef: string | null;
  readonly receivedMinor: bigint | null;
  /** Null unless its money is in the member's wallet. */
  readonly creditedAt: Date | null;
}

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
export async function listOrders(
  sql: SqlOrTransaction,
  pspId: string,
  names: readonly string[],
  limit: number,
): Promise<PaidOrder[]> {
  if (names.length === 0) return [];
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
  return rows.map(readOrder);
}

/** What a service took within a time, after an order, in the order in which it was credited. */
export async function listCredited(
  sql: SqlOrTransaction,
  asked: {
    readonly pspId: string;
    readonly currency: Currency;
    readonly from: Date;
    readonly until: Date;
    readonly after: { readonly at: Date; readonly orderId: string } | null;
    readonly limit: number;
  },
): Promise<PaidOrder[]> {
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
  return rows.map(readOrder);
}

function readOrder(row: {
  order_id: string;
  follows_order_id: string | null;
  site_id: number;
  currency: Currency;
  state: DepositState;
  asked_minor: number | string;
  psp_ref: string | null;
  payment_ref: string | null;
  received_minor: number | string | null;
  changed_at: Date;
}): PaidOrder {
  const isCredited = row.state === 'credited' || row.state === 'reversed';
  return {
    orderId: row.order_id,
    followsOrderId: row.follows_order_id,
    siteId: row.site_id,
    currency: row.currency,
    state: row.state,
    askedMinor: BigInt(row.asked_minor),
    pspRef: row.psp_ref,
    paymentRef: row.payment_ref,
    receivedMinor: row.received_minor === null ? null : BigInt(row.received_minor),
    creditedAt: isCredited ? row.changed_at : null,
  };
}
