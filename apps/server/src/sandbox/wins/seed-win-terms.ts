import type { Currency } from '@halls/contract';
import type { SqlTransaction } from '#platform/database.ts';

/** What a slot pays on a good spin of small change. */
const leastMinor: Record<Currency, string> = {
  VND: '20000',
  RMB: '600',
  USD: '100',
  WON: '1000',
  JPY: '120',
  THB: '3000',
  INR: '8000',
  MMK: '200000',
  BDT: '10000',
  BRL: '500',
};

/** Every sample site that is open shows its latest wins, in all of its currencies. */
export async function seedWinTerms(transaction: SqlTransaction): Promise<void> {
  const sites = await transaction
    .selectFrom('app.site')
    .select(['site_id', 'currencies'])
    .where('is_closed', '=', false)
    .orderBy('site_id')
    .execute();
  for (const { site_id, currencies } of sites) {
    await transaction
      .insertInto('app.win_terms')
      .values(currencies.map((currency) => ({ site_id, currency, least_minor: leastMinor[currency] })))
      .onConflict((conflict) => conflict.columns(['site_id', 'currency']).doNothing())
      .execute();
  }
}
