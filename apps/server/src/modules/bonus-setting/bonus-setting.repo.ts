import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** What runs at a site in a currency. */
export interface BonusSetting {
  readonly isFriend: boolean;
  readonly isCashSurplus: boolean;
}

export async function readBonusSetting(
  sql: SqlOrTransaction,
  siteId: number,
  currency: Currency,
): Promise<BonusSetting> {
  const row = await sql
    .selectFrom('app.bonus_setting')
    .select(['is_friend', 'is_cash_surplus'])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return { isFriend: row?.is_friend ?? false, isCashSurplus: row?.is_cash_surplus ?? false };
}
