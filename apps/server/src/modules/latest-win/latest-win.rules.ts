import type { Currency } from '@halls/contract';
import type { PaidRound } from '#modules/seamless-wallet';

/** What a site shows of a currency's wins. */
export interface WinTerms {
  readonly siteId: number;
  readonly currency: Currency;
  /** Payouts below it are left out. */
  readonly leastMinor: bigint;
}

/** What is kept of a site already. */
export interface KeptWins {
  readonly siteId: number;
  readonly count: number;
  readonly oldest: Date;
}

/** Of each site; more than are shown, since a game may be taken off the site's lists. */
export const winsKept = 50;
export const winsShown = 12;

/**
 * Parts rounds into wins that are to be kept, at most `winsKept` of a site, and rounds that are none: a stake that came
 * back, less than the site's least, a currency that it does not show.
 */
export function sortOut<Round extends PaidRound>(
  rounds: readonly Round[],
  terms: readonly WinTerms[],
  kept: readonly KeptWins[] = [],
): { readonly wins: Round[]; readonly others: Round[] } {
  const leastOf = new Map(
    terms.map(({ siteId, currency, leastMinor }) => [`${siteId} ${currency}`, leastMinor]),
  );
  const isWin = ({ siteId, currency, stakeMinor, payoutMinor }: Round) => {
    const leastMinor = leastOf.get(`${siteId} ${currency}`);
    return leastMinor !== undefined && payoutMinor > stakeMinor && payoutMinor >= leastMinor;
  };
  const full = new Map(kept.filter(({ count }) => count >= winsKept).map((one) => [one.siteId, one.oldest]));
  const isLateEnough = ({ siteId, paidAt }: Round) => {
    const oldest = full.get(siteId);
    return !oldest || paidAt >= oldest;
  };
  const bySite = Map.groupBy(
    rounds.filter((round) => isWin(round) && isLateEnough(round)),
    ({ siteId }) => siteId,
  );
  return {
    wins: [...bySite.values()].flatMap((all) =>
      all.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime()).slice(0, winsKept),
    ),
    others: rounds.filter((round) => !isWin(round)),
  };
}
