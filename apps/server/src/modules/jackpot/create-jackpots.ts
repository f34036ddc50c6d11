import type { Currency } from '@halls/contract';
import type { SiteJackpot, Ledger } from '#modules/ledger';

export interface Jackpots {
  /** What the jackpot holds for its winner, in minor units; 0 where there is none. */
  amountOf(siteId: number, currency: Currency): Promise<bigint>;
}

/** Those who ask while the ledger is being read share that reading, so that a crowd costs one. */
export function createJackpots(ledger: Pick<Ledger, 'listJackpots'>): Jackpots {
  let reading: Promise<readonly SiteJackpot[]> | null = null;

  function read(): Promise<readonly SiteJackpot[]> {
    reading ??= ledger.listJackpots().finally(() => (reading = null));
    return reading;
  }

  return {
    async amountOf(siteId, currency) {
      const all = await read();
      return all.find((one) => one.siteId === siteId && one.currency === currency)?.potMinor ?? 0n;
    },
  };
}
