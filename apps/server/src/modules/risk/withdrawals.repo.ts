import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

export interface WithdrawalFacts {
  /** Paid ones before this one. */
  readonly paid: number;
  /** Asked for within a day before this one, whatever became of them. */
  readonly inDay: number;
  /** Of those paid in ninety days; null where they are too few. */
  readonly medianMinor: bigint | null;
}

export interface WithdrawalsBefore {
  readonly memberId: number;
  readonly currency: Currency;
  /** Null: before one that nobody has asked for yet. */
  readonly orderId: string | null;
  readonly now: Date;
}

/** Of fewer there is no usual amount. */
const fewest = 3;
const mostCounted = 1_000;

export async function readWithdrawalFacts(
  sql: Sql,
  { memberId, currency, orderId, now }: WithdrawalsBefore,
): Promise<WithdrawalFacts> {
  const { rows } = await raw<{ paid: number; in_day: number; median_minor: string | null }>`
    with earlier as (
      select w.amount_minor, w.state, w.created_at from cashier.withdrawal w
      where w.member_id = ${memberId} and w.currency = ${currency} and w.order_id is distinct from ${orderId}
      order by w.created_at desc limit ${mostCounted}
    )
    select count(*) filter (where state = 'paid')::integer as paid,
      count(*) filter (where created_at > ${now}::timestamptz - interval '1 day')::integer as in_day,
      case when count(*) filter (where state = 'paid' and created_at > ${now}::timestamptz - interval '90 days') >= ${fewest}
        then percentile_disc(0.5) within group (order by amount_minor)
          filter (where state = 'paid' and created_at > ${now}::timestamptz - interval '90 days') end::text as median_minor
    from earlier`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('a count has one row');
  return {
    paid: row.paid,
    inDay: row.in_day,
    medianMinor: row.median_minor === null ? null : BigInt(row.median_minor),
  };
}
