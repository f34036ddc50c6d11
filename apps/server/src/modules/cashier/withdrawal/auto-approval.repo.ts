import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

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
    .values({
      site_id: bounds.siteId,
      currency: bounds.currency,
      amount_minor: bounds.amountMinor.toString(),
      daily_minor: bounds.dailyMinor.toString(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'currency']).doNothing())
    .execute();
}
