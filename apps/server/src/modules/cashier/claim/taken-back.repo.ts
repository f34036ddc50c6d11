import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { DepositState } from '../deposit/deposit.rules.ts';
import type { BookedSpan, SpannedOrder, StoredOrder } from '../paid-order.repo.ts';

interface Row {
  order_id: string;
  reversal_ref: string;
  won_back_ref: string | null;
  site_id: number;
  currency: Currency;
  amount_minor: string;
  deposit_state: DepositState;
  psp_ref: string | null;
  is_taken: boolean;
}

const columns = raw`r.order_id, r.reversal_ref, r.won_back_ref, r.site_id, r.currency, r.amount_minor::text,
  d.state as deposit_state, d.psp_ref, r.taken_at is not null as is_taken`;

/** What was taken back at a service and what of that came again, by names of the deposit or of its own. */
export async function listNamedReversals(
  sql: SqlOrTransaction,
  pspId: string,
  names: readonly string[],
  limit: number,
): Promise<StoredOrder[]> {
  const all = [...new Set(names.flatMap((name) => name.split('/')))];
  const { rows } = await raw<Row>`
    select ${columns} from cashier.reversal r join cashier.deposit d using (order_id)
    where r.psp_id = ${pspId} and (r.order_id = any(${all}::text[]) or r.reversal_ref = any(${all}::text[])
      or r.won_back_ref = any(${all}::text[]) or d.psp_ref = any(${all}::text[]))
    order by r.told_at, r.reversal_ref limit ${limit}`.execute(sql);
  return rows.flatMap((row) => [
    readReversal(row, 'reversal'),
    ...(row.won_back_ref === null ? [] : [readReversal(row, 'won_back')]),
  ]);
}

/** What a service took back within a time, or what of it came again, in the order in which that was booked. */
export async function listBookedReversals(
  sql: SqlOrTransaction,
  kind: 'reversal' | 'won_back',
  { pspId, currency, from, until, after, limit }: BookedSpan,
): Promise<SpannedOrder[]> {
  const at = kind === 'reversal' ? raw`r.taken_at` : raw`r.won_back_at`;
  const id = raw`r.order_id || '/' || r.reversal_ref`;
  const isLater = after ? raw`(${at}, ${id}) > (${after.at}, ${after.orderId})` : raw`true`;
  const { rows } = await raw<Row & { at: Date }>`
    select ${columns}, ${at} as at from cashier.reversal r join cashier.deposit d using (order_id)
    where r.psp_id = ${pspId} and r.currency = ${currency} and r.taken_at is not null and ${at} >= ${from}
      and ${at} < ${until} and ${isLater}
    order by ${at}, ${id} limit ${limit}`.execute(sql);
  return rows.map((row) => ({ ...readReversal(row, kind), at: row.at }));
}

function readReversal(row: Row, kind: 'reversal' | 'won_back'): StoredOrder {
  const amountMinor = BigInt(row.amount_minor);
  return {
    kind,
    orderId: `${row.order_id}/${row.reversal_ref}`,
    followsOrderId: row.order_id,
    siteId: row.site_id,
    currency: row.currency,
    state: row.deposit_state,
    askedMinor: amountMinor,
    pspRefs: row.psp_ref === null ? [] : [row.psp_ref],
    paymentRef: kind === 'reversal' ? row.reversal_ref : row.won_back_ref,
    movedMinor: kind === 'reversal' ? -amountMinor : amountMinor,
    isBooked: row.is_taken,
  };
}
