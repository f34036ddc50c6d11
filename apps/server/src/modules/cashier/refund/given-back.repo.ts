import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { DepositState } from '../deposit/deposit.rules.ts';
import type { BookedSpan, SpannedOrder, StoredOrder } from '../paid-order.repo.ts';

interface Row {
  refund_id: string;
  order_id: string;
  refund_ref: string | null;
  psp_ref: string | null;
  site_id: number;
  currency: Currency;
  amount_minor: string;
  deposit_state: DepositState;
  is_paid: boolean;
}

const columns = raw`f.refund_id, f.order_id, f.refund_ref, f.psp_ref, f.site_id, f.currency, f.amount_minor::text,
  d.state as deposit_state, f.state = 'paid' as is_paid`;

/** What the house has given back by a service, or has asked it to, by names of the deposit or of its own. */
export async function listNamedRefunds(
  sql: SqlOrTransaction,
  pspId: string,
  names: readonly string[],
  limit: number,
): Promise<StoredOrder[]> {
  const all = [...new Set(names.flatMap((name) => name.split('/')))];
  const { rows } = await raw<Row>`
    select ${columns} from cashier.refund f join cashier.deposit d using (order_id)
    where f.psp_id = ${pspId} and f.state <> 'refused' and (f.refund_id = any(${all}::text[])
      or f.order_id = any(${all}::text[]) or f.refund_ref = any(${all}::text[]) or f.psp_ref = any(${all}::text[])
      or d.psp_ref = any(${all}::text[]))
    order by f.asked_at, f.refund_id limit ${limit}`.execute(sql);
  return rows.map(readRefund);
}

/** What a service has given back within a time, in the order in which that was booked. */
export async function listBookedRefunds(
  sql: SqlOrTransaction,
  { pspId, currency, from, until, after, limit }: BookedSpan,
): Promise<SpannedOrder[]> {
  const id = raw`f.order_id || '/' || f.refund_id`;
  const isLater = after ? raw`(f.ended_at, ${id}) > (${after.at}, ${after.orderId})` : raw`true`;
  const { rows } = await raw<Row & { at: Date }>`
    select ${columns}, f.ended_at as at from cashier.refund f join cashier.deposit d using (order_id)
    where f.psp_id = ${pspId} and f.currency = ${currency} and f.state = 'paid' and f.ended_at >= ${from}
      and f.ended_at < ${until} and ${isLater}
    order by f.ended_at, ${id} limit ${limit}`.execute(sql);
  return rows.map((row) => ({ ...readRefund(row), at: row.at }));
}

function readRefund(row: Row): StoredOrder {
  const amountMinor = BigInt(row.amount_minor);
  return {
    kind: 'refund',
    orderId: `${row.order_id}/${row.refund_id}`,
    followsOrderId: row.order_id,
    siteId: row.site_id,
    currency: row.currency,
    state: row.deposit_state,
    askedMinor: amountMinor,
    pspRefs: row.psp_ref === null ? [row.refund_id] : [row.refund_id, row.psp_ref],
    paymentRef: row.refund_ref,
    movedMinor: -amountMinor,
    isBooked: row.is_paid,
  };
}
