import type { Clock } from '@halls/service';
import { hasTerms, insertTerms } from '#modules/recommendation';
import { findSite } from '#modules/site';
import type { SqlTransaction } from '#platform/database.ts';
import { sampleSites } from '../sites/seed-sites.ts';
import { smallAmountMinor } from '../small-amount.ts';

/** The sample sites give something to members who bring friends, and to the friends. */
export async function seedTerms(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasTerms(transaction)) return;
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    for (const currency of site?.currencies ?? []) {
      const unit = smallAmountMinor(currency);
      const terms = {
        ...{ depositMinor: unit * 10n, turnoverMinor: unit * 5n, days: 30, turnoverPercent: 100 },
        ...{ rewardMinor: unit * 5n, friendRewardMinor: unit * 2n, monthCapMinor: unit * 100n },
      };
      await insertTerms(transaction, { siteId, currency, ...terms }, clock());
    }
  }
}
