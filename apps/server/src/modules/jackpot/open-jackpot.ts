import type { Currency } from '@halls/contract';
import type { Ledger } from '#modules/ledger';
import type { Actor } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { insertTerms } from './jackpot.repo.ts';

/**
 * Opens a site's jackpot in a currency, its first pot paid by the house; false when there is one already. Sessions that
 * begin from then on feed it.
 */
export async function openJackpot(
  transaction: SqlTransaction,
  ledger: Pick<Ledger, 'seedJackpot'>,
  actor: Actor,
  terms: {
    readonly siteId: number;
    readonly currency: Currency;
    readonly seedMinor: bigint;
    readonly reservePercent: number;
  },
  reason: string,
): Promise<boolean> {
  if (!(await insertTerms(transaction, terms))) return false;
  const { siteId, currency, seedMinor, reservePercent } = terms;
  await ledger.seedJackpot(transaction, siteId, currency, seedMinor);
  await audited(transaction, actor, 'jackpot.opened', {
    target: `site/${siteId}/jackpot/${currency}`,
    before: null,
    after: { seedMinor: String(seedMinor), reservePercent },
    reason,
  });
  return true;
}
