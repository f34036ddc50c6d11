/** What was seen of a game: sums over the days of its members, in minor units of one currency. */
export interface SeenPlay {
  readonly rounds: number;
  /** Days of members: who played on two days counts twice. */
  readonly memberDays: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** Over the same days: the sums of stake x stake, stake x payout and payout x payout. */
  readonly stakeStake: bigint;
  readonly stakePayout: bigint;
  readonly payoutPayout: bigint;
}

/** A return in per cent, and between what the game's own lies in 99 of 100 such cases. */
export interface SeenReturn {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** With less than this, a few large wins decide, and no bounds that mean anything can be told. */
export const leastRounds = 1_000;
export const leastMemberDays = 30;
/** Of the normal distribution: 99 % lie within so many standard deviations. Many games are looked at at once. */
const deviations = 2.575_829_3;

/**
 * Payouts over stakes, and how far the game's return may lie from that. Rounds of a member on a day hang together, by
 * free spins, doubled stakes or one bet size, so the spread is that of whole days of members around the common return:
 * with R = sum of payouts / sum of stakes, the variance of R is n / (n - 1) x sum of (payout - R x stake)² /
 * (sum of stakes)², over n days of members. Null while too little was played.
 */
export function seenReturn(play: SeenPlay): SeenReturn | null {
  const { rounds, memberDays: n, stakeMinor: stake, payoutMinor: payout } = play;
  if (rounds < leastRounds || n < leastMemberDays || stake <= 0n) return null;
  // whole numbers until the end: what is left of large squares is small
  const spread =
    play.payoutPayout * stake * stake -
    2n * play.stakePayout * payout * stake +
    play.stakeStake * payout * payout;
  const error = (Math.sqrt(Number(spread)) / Number(stake) / Number(stake)) * Math.sqrt(n / (n - 1));
  const percent = (Number(payout) / Number(stake)) * 100;
  const reach = deviations * error * 100;
  return { percent, low: Math.max(0, percent - reach), high: percent + reach };
}

export interface PromisedReturn {
  /** In per cent; where bets of the game differ, of the worst and of the best one. */
  readonly from: number;
  readonly to: number;
}

export type ReturnVerdict = 'too_little' | 'not_promised' | 'as_promised' | 'below' | 'above';

/** What is to be said of a game: `below` and `above` are those that promise something else than was seen. */
export function judgeReturn(seen: SeenReturn | null, promised: PromisedReturn | null): ReturnVerdict {
  if (!seen) return 'too_little';
  if (!promised) return 'not_promised';
  if (seen.high < promised.from) return 'below';
  return seen.low > promised.to ? 'above' : 'as_promised';
}
