import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

export interface CreditedDeposit {
  readonly at: Date;
  readonly receivedMinor: bigint;
  /** Of it, what is to be played, by the rules that held then. */
  readonly percent: number;
}

/** The newest ones, the oldest of them first, and of each what is left of it; none of which nothing is. */
export async function listCreditedDeposits(
  sql: Sql,
  {
    memberId,
    currency,
    limit,
  }: { readonly memberId: number; readonly currency: Currency; readonly limit: number },
): Promise<CreditedDeposit[]> {
  const { rows } = await raw<{ at: Date; received_minor: string; percent: number }>`
    with credited as (
      select d.site_id, cashier.amount_left(d.order_id, d.received_minor) as received_minor, s.at
      from cashier.deposit d join cashier.step s on s.order_id = d.order_id and s.to_state = 'credited'
        and s.from_state <> 'reversed'
      where d.member_id = ${memberId} and d.currency = ${currency} and d.state = 'credited'
        and cashier.amount_left(d.order_id, d.received_minor) > 0
      order by s.at desc limit ${limit}
    )
    select c.at, c.received_minor::text, coalesce((
        select (r.body ->> 'turnover_percent')::integer from risk.rule_set r
        where r.site_id = c.site_id and r.published_at <= c.at and (r.ended_at is null or r.ended_at > c.at)
        order by r.published_at desc limit 1), 0) as percent
    from credited c order by c.at limit ${limit}`.execute(sql);
  return rows.map((row) => ({
    at: row.at,
    receivedMinor: BigInt(row.received_minor),
    percent: row.percent,
  }));
}
