import type { Draw } from '@halls/fairness';
import type { PicksModelId } from '@halls/house-games';

/**
 * A table where the player stakes on one or more options before one draw. The draw does not depend on the stakes.
 * Returns are hundredths of the stake, stake included: 195 pays 1.95 times, 100 gives it back, 0 is lost.
 * They are whole, and stakes multiples of 100 minor units, so that no payout is rounded.
 */
export type PicksModel<Outcome = unknown> = {
  id: PicksModelId;
  /** The options on the table. An entry with `parameter` stands for many: its id is followed by `:` and the choice. */
  options: readonly PicksOption[];
  play(draw: Draw): Outcome;
  /** Null when there is no such option. */
  returnOf(option: string, outcome: Outcome): number | null;
  /** Exact distribution of an option's return: pairs of probability and hundredths, zero left out. */
  distributionOf(option: string): ReturnShare[];
};

export type PicksOption = {
  id: string;
  /** The best return of the option, as the table shows it. */
  best: number;
  parameter?: 'digit' | 'two-digits' | 'three-digits' | 'spots' | 'runner' | 'runner-pair';
  /** A choice to compute the RTP for, where it is the same for all of them. */
  example?: string;
};

export type ReturnShare = { probability: number; hundredths: number };

/** Expected payout per stake of one option. */
export function rtpOfOption(model: PicksModel, option: string): number {
  return (
    model.distributionOf(option).reduce((sum, share) => sum + share.probability * share.hundredths, 0) / 100
  );
}

/** The largest return that leaves the player `rtp` of the stakes, in whole hundredths. */
export function returnFor(probability: number, rtp: number): number {
  return Math.floor((rtp * 100) / probability + 1e-9);
}

/** Options come from outside: names that every object inherits are no options. */
export function ownReturn(returns: Readonly<Record<string, number>>, option: string): number | undefined {
  return Object.hasOwn(returns, option) ? returns[option] : undefined;
}
