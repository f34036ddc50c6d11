import type { Clock } from '@halls/service';
import { hasCalendars, insertCalendar, rewardsOf } from '#modules/sign-in-reward';
import { dayOf, findSite } from '#modules/site';
import type { SqlTransaction } from '#platform/database.ts';
import { smallAmountMinor } from '../small-amount.ts';
import { sampleSites } from '../sites/seed-sites.ts';

const days = 28;
const dayMs = 24 * 60 * 60_000;
const membersMeant = 1_000n;

/** The sample sites give something for four weeks to members who come, and more each seventh time. */
export async function seedCalendars(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasCalendars(transaction)) return;
  const now = clock();
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    if (!site) continue;
    const firstDay = dayOf(now, site.timezone);
    const lastDay = dayOf(new Date(now.getTime() + (days - 1) * dayMs), site.timezone);
    for (const currency of site.currencies) {
      const unit = smallAmountMinor(currency);
      const milestones = [7, 14, 21, 28].map((time) => ({ time, amountMinor: unit * 5n }));
      const rewardsMinor = rewardsOf(days, unit, milestones);
      await insertCalendar(transaction, {
        ...{ siteId, currency, firstDay, lastDay, rewardsMinor },
        ...{ turnoverPercent: 100, depositMinor: 0n, turnoverMinor: 0n },
        budgetMinor: rewardsMinor.reduce((sum, reward) => sum + reward, 0n) * membersMeant,
        createdAt: now,
      });
    }
  }
}
