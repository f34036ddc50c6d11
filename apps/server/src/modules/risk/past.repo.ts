import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** What a member did before, and what became of it. */
export interface Past {
  /** Null: not since it is noted. */
  readonly passwordChangedAt: Date | null;
  /** How often their bank has taken a deposit back that was not won back. */
  readonly chargeBacks: number;
  readonly withdrawals: WithdrawalFacts;
}

export interface WithdrawalFacts {
  /** Paid ones before this one. */
  readonly paid: number;
  /** Asked for within a day before this one, whatever became of them. */
  readonly inDay: number;
  /** Of those paid in ninety days; null where they are too few. */
  readonly medianMinor: bigint | null;
}

/** Of fewer there is no usual amount. */
const fewest = 3;
const mostCounted = 1_000;

/** `orderId` null: before a withdrawal that nobody has asked for yet. */
export async function readPast(
  sql: Sql,
  asked: {
    readonly memberId: number;
    readonly currency: Currency;
    readonly orderId: string | null;
    readonly now: Date;
  },
): Promise<Past> {
  const { memberId, currency, orderId, now } = asked;
  const { rows } = await raw<Row>`
    with earlier as (
      select w.amount_minor, w.state, w.created_at from cashier.withdrawal w
      where w.member_id = ${memberId} and w.currency = ${currency} and w.order_id is distinct from ${orderId}
      order by w.created_at desc limit ${mostCounted}
    )
    select (select p.at from risk.password_change p where p.member_id = ${memberId}) as password_changed_at,
      (select count(*)::integer from cashier.reversal r
       where r.member_id = ${memberId} and r.state = 'taken' and r.cause = 'chargeback') as charge_backs,
      count(*) filter (where state = 'paid')::integer as paid,
      count(*) filter (where created_at > ${now}::timestamptz - interval '1 day')::integer as in_day,
      case when count(*) filter (where state = 'paid' and created_at > ${now}::timestamptz - interval '90 days') >= ${fewest}
        then percentile_disc(0.5) within group (order by amount_minor)
          filter (where state = 'paid' and created_at > ${now}::timestamptz - interval '90 days') end::text as median_minor
    from earlier`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('a count has one row');
  return {
    passwordChangedAt: row.password_changed_at,
    chargeBacks: row.charge_backs,
    withdrawals: {
      paid: row.paid,
      inDay: row.in_day,
      medianMinor: row.median_minor === null ? null : BigInt(row.median_minor),
    },
  };
}

interface Row {
  readonly password_changed_at: Date | null;
  readonly charge_backs: number;
  readonly paid: number;
  readonly in_day: number;
  readonly median_minor: string | null;
}
