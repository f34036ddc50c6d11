/** What a round came to when it closed, in minor units. */
export interface SettledRound {
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

type Rule = (round: SettledRound) => bigint;

/** All that was staked. A payout that is as much as the stake is a prize like any other. */
const whole: Rule = ({ stakeMinor }) => stakeMinor;

/** Bets that come back as they were staked were not at risk: a tie, a race that did not take place. */
const unlessPushed: Rule = ({ stakeMinor, payoutMinor }) => (payoutMinor === stakeMinor ? 0n : stakeMinor);

/** No more than was won or lost: of a line that is half won, half. */
const atRisk: Rule = ({ stakeMinor, payoutMinor }) => {
  const result = payoutMinor - stakeMinor;
  const sizeMinor = result < 0n ? -result : result;
  return sizeMinor < stakeMinor ? sizeMinor : stakeMinor;
};

/** By hall, `gt_id`. */
const ruleOf: ReadonlyMap<number, Rule> = new Map([
  [2, whole],
  [3, unlessPushed],
  [4, atRisk],
  [5, whole],
  [6, unlessPushed],
  [7, unlessPushed],
  [8, unlessPushed],
  [9, atRisk],
]);

/**
 * How much of a closed round counts as turnover, in minor units: of the member's own stake, never more, and nothing of
 * what was taken back. What the house staked is no part of the stake. A game in no hall counts for none.
 */
export function validTurnover(gtId: number, round: SettledRound): bigint {
  if (round.stakeMinor <= 0n) return 0n;
  return ruleOf.get(gtId)?.(round) ?? 0n;
}
