import type { Clock } from '@halls/service';
import { hasMissions, insertMission } from '#modules/mission';
import { dayOf, findSite } from '#modules/site';
import type { SqlTransaction } from '#platform/database.ts';
import { sampleSites } from '../sites/seed-sites.ts';
import { smallAmountMinor } from '../small-amount.ts';
import { sampleMissions } from './sample-missions.ts';

const days = 90;
const dayMs = 24 * 60 * 60_000;
const rewardsMeant = 10_000n;

/** Missions for members of the sample sites, for three months. */
export async function seedMissions(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasMissions(transaction)) return;
  const now = clock();
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    if (!site) continue;
    const firstDay = dayOf(now, site.timezone);
    const lastDay = dayOf(new Date(now.getTime() + (days - 1) * dayMs), site.timezone);
    for (const currency of site.currencies)
      // the last one is shown first
      for (const { leastStake, amount, target, ...sample } of sampleMissions.toReversed()) {
        const unitMinor = smallAmountMinor(currency);
        await insertMission(transaction, {
          ...sample,
          ...{ siteId, currency, firstDay, lastDay, gpId: null, createdAt: now },
          target: sample.fact === 'turnover' ? target * unitMinor : target,
          leastStakeMinor: leastStake === null ? null : leastStake * unitMinor,
          amountMinor: amount * unitMinor,
          budgetMinor: amount * unitMinor * rewardsMeant,
        });
      }
  }
}
