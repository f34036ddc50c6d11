import type { Clock } from '@halls/service';
import { proposedRules, seedRules as seed } from '#modules/risk';
import type { SqlTransaction } from '#platform/database.ts';
import { sampleSites } from '../sites/seed-sites.ts';

/** The sample sites begin with the rules that the office proposes. */
export async function seedRules(transaction: SqlTransaction, clock: Clock): Promise<void> {
  for (const { site_id: siteId } of sampleSites)
    await seed(transaction, { siteId, body: proposedRules, now: clock() });
}
