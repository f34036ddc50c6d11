import type { Draw } from '@halls/fairness';
import type { HouseGame } from '@halls/house-games';
import type { PoolRules } from './picks/pool.ts';

/**
 * What a player stakes on a round: a slot's one stake, or amounts on a table's options. Minor units. Where the feature is
 * bought the stake is its whole price; `mayGamble` leaves a win open for its player to gamble.
 */
export type Bet =
  | { stakeMinor: bigint; isBought?: true; mayGamble?: true }
  | { picks: readonly { option: string; stakeMinor: bigint }[] };

/** The move of a slot's round whose feature was bought. */
export const buyMove = 'buy';
/** The first move of a slot's round whose win may be gambled. */
export const gambleMove = 'gamble';

/**
 * A game as the server and the verifier need it: the outcome is a function of the draws and the round's number alone, and
 * of the player's moves where there are some; the payout one of outcome and bet. Outcomes are JSON.
 */
export interface RoundMath {
  /** Throws a RangeError for a move that the game does not know there. */
  play(draw: Draw, moves?: readonly string[]): unknown;
  /**
   * Whether the bet's form and options are the game's own, and where a draw is named those of that draw; amounts are
   * checked elsewhere.
   */
  accepts(bet: Bet, drawNumber?: number): boolean;
  payoutMinor(outcome: unknown, bet: Bet): bigint;
  /** Of a table whose stakes lie in a pool. */
  readonly pool?: PoolRules;
}

/** The moves that an outcome says it came of; none where it is that of a game of one step, or malformed. */
export function movesOf(outcome: unknown): readonly string[] {
  if (typeof outcome !== 'object' || outcome === null || !('moves' in outcome)) return [];
  const { moves } = outcome;
  return Array.isArray(moves) && moves.every((move) => typeof move === 'string') ? moves : [];
}

/** The moves that are made with the bet. */
export function movesWith(bet: Bet): readonly string[] {
  if (!('stakeMinor' in bet)) return [];
  if (bet.isBought) return [buyMove];
  return mayGamble(bet) ? [gambleMove] : [];
}

/** Whether a win stays open for its player. */
export function mayGamble(bet: Bet): boolean {
  return 'stakeMinor' in bet && bet.mayGamble === true;
}

export function totalStakeMinor(bet: Bet): bigint {
  return 'stakeMinor' in bet ? bet.stakeMinor : bet.picks.reduce((sum, pick) => sum + pick.stakeMinor, 0n);
}

/** Stakes are multiples of this: every payout is then whole. */
export function stakeStepMinor(engine: HouseGame['engine']): bigint {
  // what a ticket pays is rounded down, once for each combination
  if (engine === 'sports') return 1n;
  return engine === 'slots' ? 20n : 100n;
}
