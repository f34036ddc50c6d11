import type { Currency } from '@halls/contract';
import type { Ledger } from '#modules/ledger';
import type { SqlTransaction } from '#platform/database.ts';
import { insertTerms } from './jackpot.repo.ts';

/**
 * Opens a site's jackpot in a currency, its first pot paid by the house; false when there is one already. Sessions that
 * begin from then on feed it.
 */
export async function openJackpot(
  transaction: SqlTransaction,
  ledger: Pick<Ledger, 'seedJackpot'>,
  terms: {
    readonly siteId: number;
    readonly currency: Currency;
    readonly seedMinor: bigint;
    readonly reservePercent: number;
  },
): Promise<boolean> {
  if (!(await insertTerms(transaction, terms))) return false;
  await ledger.seedJackpot(transaction, terms.siteId, terms.currency, terms.seedMinor);
  return true;
}
