import type { Clock } from '@halls/service';
import { findSite } from '#modules/site';
import { hasTournaments, insertTournament } from '#modules/tournament';
import type { SqlTransaction } from '#platform/database.ts';
import { sampleSites } from '../sites/seed-sites.ts';
import { smallAmountMinor } from '../small-amount.ts';
import { sampleTournament } from './sample-tournament.ts';

const lastsMs = 28 * 24 * 60 * 60_000;

/** A tournament of slots for members of the sample sites, which begins now and lasts four weeks. */
export async function seedTournaments(transaction: SqlTransaction, clock: Clock): Promise<void> {
  if (await hasTournaments(transaction)) return;
  const now = clock();
  const { title, words, leastStake, prizes } = sampleTournament;
  for (const { site_id: siteId } of sampleSites) {
    const site = await findSite(transaction, String(siteId));
    if (!site) continue;
    for (const currency of site.currencies) {
      const unitMinor = smallAmountMinor(currency);
      await insertTournament(transaction, {
        ...{ siteId, currency, title, words, startsAt: now, endAt: new Date(now.getTime() + lastsMs) },
        ...{ scoring: 'multiplier', bestOf: 3, leastStakeMinor: leastStake * unitMinor },
        ...{ gtId: 2, gpIds: [], games: [], isOptIn: false },
        prizes: prizes.map(({ fromRank, toRank, amount }) => ({
          ...{ fromRank, toRank },
          amountMinor: amount * unitMinor,
        })),
        ...{ pays: 'cash', wageringPercent: 100, bonusGtId: null, bonusDays: null, createdAt: now },
      });
    }
  }
}
