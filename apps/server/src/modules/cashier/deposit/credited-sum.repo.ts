import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** What is left of a member's deposits in a currency that were credited from an instant until another. */
export async function sumCreditedBetween(
  sql: Sql,
  asked: {
    readonly memberId: number;
    readonly currency: Currency;
    readonly from: Date;
    readonly until: Date;
  },
): Promise<bigint> {
  const { credited_minor: creditedMinor } = await sql
    .selectFrom('cashier.deposit as deposit')
    .innerJoin('cashier.step as step', 'step.order_id', 'deposit.order_id')
    .select(
      raw<string>`coalesce(sum(cashier.amount_left(deposit.order_id, deposit.received_minor)), 0)::text`.as(
        'credited_minor',
      ),
    )
    .where('deposit.member_id', '=', asked.memberId)
    .where('deposit.currency', '=', asked.currency)
    .where('deposit.state', '=', 'credited')
    .where('step.to_state', '=', 'credited')
    // what was won back was credited before
    .where('step.from_state', '<>', 'reversed')
    .where('step.at', '>=', asked.from)
    .where('step.at', '<', asked.until)
    .executeTakeFirstOrThrow();
  return BigInt(creditedMinor);
}
