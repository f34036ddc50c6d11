import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

export async function isCashSurplusActive(
  sql: SqlOrTransaction,
  siteId: number,
  currency: Currency,
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.bonus_setting')
    .select('is_cash_surplus')
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.is_cash_surplus ?? false;
}
