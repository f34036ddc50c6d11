import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** Up to which amount, and which sum in 24 hours, a site approves withdrawals without a person. */
export interface AutoApproval {
  readonly siteId: number;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly dailyMinor: bigint;
}

/** Unless there is one. */
export async function insertAutoApproval(sql: SqlOrTransaction, bounds: AutoApproval): Promise<void> {
  await sql
    .insertInto('cashier.auto_approval')
    .values(rowOf(bounds))
    .onConflict((conflict) => conflict.columns(['site_id', 'currency']).doNothing())
    .execute();
}

export async function putAutoApproval(transaction: SqlTransaction, bounds: AutoApproval): Promise<void> {
  const row = rowOf(bounds);
  const { amount_minor, daily_minor } = row;
  await transaction
    .insertInto('cashier.auto_approval')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'currency']).doUpdateSet({ amount_minor, daily_minor }),
    )
    .execute();
}

/** In each currency in which the site pays out, with what was approved so since a moment. Nothing is 0. */
export async function listAutoApprovals(
  sql: SqlOrTransaction,
  { siteId, since }: { readonly siteId: number; readonly since: Date },
): Promise<(AutoApproval & { readonly usedMinor: bigint })[]> {
  const { rows } = await raw<{
    currency: Currency;
    amount_minor: string;
    daily_minor: string;
    used_minor: string;
  }>`
    select m.currency, coalesce(b.amount_minor, 0)::text as amount_minor, coalesce(b.daily_minor, 0)::text as daily_minor, (
      select coalesce(sum(w.amount_minor), 0)::text
      from cashier.withdrawal_step s join cashier.withdrawal w using (order_id)
      where s.cause = 'approved_by_rules' and s.at > ${since} and w.site_id = ${siteId} and w.currency = m.currency
    ) as used_minor
    from (
      select distinct n.currency from cashier.method n where n.site_id = ${siteId} and n.direction = 'withdrawal'
    ) m
    left join cashier.auto_approval b on b.site_id = ${siteId} and b.currency = m.currency
    order by m.currency limit 100`.execute(sql);
  return rows.map((row) => ({
    siteId,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    dailyMinor: BigInt(row.daily_minor),
    usedMinor: BigInt(row.used_minor),
  }));
}

function rowOf({ siteId, currency, amountMinor, dailyMinor }: AutoApproval) {
  const [amount_minor, daily_minor] = [amountMinor.toString(), dailyMinor.toString()];
  return { site_id: siteId, currency, amount_minor, daily_minor };
}
