import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { BookedSpan, SpannedOrder, StoredOrder } from '../paid-order.repo.ts';
import type { WithdrawalState } from './withdrawal.rules.ts';

interface Row {
  order_id: string;
  site_id: number;
  currency: Currency;
  state: WithdrawalState;
  amount_minor: string;
  psp_refs: string[];
  is_paid: boolean;
}

const columns = raw`w.order_id, w.site_id, w.currency, w.state, w.amount_minor::text, a.psp_refs, a.is_paid`;

/** What a service was asked of a withdrawal, in all attempts. */
const attemptsAt = (pspId: string) => raw`
  cross join lateral (
    select coalesce(array_agg(x.psp_ref) filter (where x.psp_ref is not null), '{}') as psp_refs,
      bool_or(x.state in ('paid', 'bounced')) as is_paid
    from cashier.withdrawal_attempt x where x.order_id = w.order_id and x.psp_id = ${pspId} having count(*) > 0
  ) a`;

/**
 * Withdrawals that go by one of these names, their own or their service's, and that this service was asked to pay: each as
 * a payout, and as what may come back of it where it was paid.
 */
export async function listNamedPayouts(
  sql: SqlOrTransaction,
  pspId: string,
  names: readonly string[],
  limit: number,
): Promise<StoredOrder[]> {
  const { rows } = await raw<Row>`
    select ${columns} from cashier.withdrawal w ${attemptsAt(pspId)}
    where w.order_id in (
      select unnest(${[...names]}::text[])
      union select x.order_id from cashier.withdrawal_attempt x
      where x.psp_id = ${pspId} and x.psp_ref = any(${[...names]}::text[]))
    order by w.created_at, w.order_id limit ${limit}`.execute(sql);
  return rows.flatMap((row) =>
    row.is_paid ? [readPayout(row, 'payout'), readPayout(row, 'bounce')] : [readPayout(row, 'payout')],
  );
}

/** What a service paid within a time, or what of it came back, in the order in which that was booked. */
export async function listBookedPayouts(
  sql: SqlOrTransaction,
  kind: 'payout' | 'bounce',
  { pspId, currency, from, until, after, limit }: BookedSpan,
): Promise<SpannedOrder[]> {
  const isBooking = kind === 'payout' ? raw`s.to_state = 'paid'` : raw`s.from_state = 'bounced'`;
  const isLater = after ? raw`(s.at, s.order_id) > (${after.at}, ${after.orderId})` : raw`true`;
  const { rows } = await raw<Row & { at: Date }>`
    select ${columns}, s.at from cashier.withdrawal_step s join cashier.withdrawal w using (order_id) ${attemptsAt(pspId)}
    where ${isBooking} and a.is_paid and w.currency = ${currency} and s.at >= ${from} and s.at < ${until} and ${isLater}
    order by s.at, s.order_id limit ${limit}`.execute(sql);
  return rows.map((row) => ({ ...readPayout(row, kind), at: row.at }));
}

function readPayout(row: Row, kind: 'payout' | 'bounce'): StoredOrder {
  const amountMinor = BigInt(row.amount_minor);
  return {
    kind,
    orderId: row.order_id,
    followsOrderId: null,
    siteId: row.site_id,
    currency: row.currency,
    state: row.state,
    askedMinor: amountMinor,
    pspRefs: row.psp_refs,
    paymentRef: null,
    movedMinor: kind === 'payout' ? -amountMinor : amountMinor,
    isBooked: row.is_paid && (kind === 'payout' || row.state === 'returned'),
  };
}
