import { jackpotAmount } from '@halls/contract/content';
import type { Ledger } from '#modules/ledger';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { formatJackpot } from './jackpot.rules.ts';

/**
 * Tells the windows of jackpots whose amount is another than at the last call; how often it is called bounds the events.
 * The first call only looks: pages come with the amount of their moment.
 */
export function createAnnouncer(sql: Sql, ledger: Pick<Ledger, 'listJackpots'>): () => Promise<void> {
  let told: ReadonlyMap<string, bigint> | null = null;

  return async () => {
    const before = told;
    const jackpots = await ledger.listJackpots();
    if (before) {
      for (const { siteId, currency, potMinor } of jackpots) {
        if (before.get(`${siteId} ${currency}`) === potMinor) continue;
        const jackpot_amount_total = formatJackpot(potMinor, currency);
        await publish(sql, jackpotAmount, { currency }, { site_id: siteId, currency, jackpot_amount_total });
      }
    }
    told = new Map(jackpots.map(({ siteId, currency, potMinor }) => [`${siteId} ${currency}`, potMinor]));
  };
}
