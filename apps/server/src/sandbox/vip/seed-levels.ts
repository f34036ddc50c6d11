import { languages } from '@halls/contract';
import type { Clock } from '@halls/service';
import { dayOf, findSite } from '#modules/site';
import { hasLevels, insertVersion } from '#modules/vip';
import type { SqlTransaction } from '#platform/database.ts';
import { smallAmountMinor } from '../small-amount.ts';
import { sampleSites } from '../sites/seed-sites.ts';

const levels = [
  { turnover: 500n, deposit: 0n, plusBp: 0, award: 5n },
  { turnover: 5_000n, deposit: 200n, plusBp: 5, award: 20n },
  { turnover: 50_000n, deposit: 1_000n, plusBp: 10, award: 100n },
  { turnover: 250_000n, deposit: 5_000n, plusBp: 15, award: 500n },
];

/** The sample sites have four levels over thirty days. */
export async function seedLevels(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasLevels(transaction)) return;
  const now = clock();
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    if (!site) continue;
    for (const currency of site.currencies) {
      const unit = smallAmountMinor(currency);
      await insertVersion(transaction, {
        ...{ siteId, currency, fromDay: dayOf(now, site.timezone), changeRequestId: null, now },
        terms: {
          ...{ window_days: 30, grace_days: 30, award_turnover_percent: 100 },
          levels: levels.map(({ turnover, deposit, plusBp, award }, index) => ({
            names: Object.fromEntries(languages.map((language) => [language, `VIP ${index + 1}`])),
            ...{ turnover_minor: String(unit * turnover), deposit_minor: String(unit * deposit) },
            ...{ rebate_plus_bp: plusBp, award_minor: String(unit * award) },
          })),
        },
      });
    }
  }
}
