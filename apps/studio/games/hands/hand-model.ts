import type { Draw } from '@halls/fairness';
import type { BetFigures, HandsModelId } from '@halls/house-games';

/**
 * A game of several steps: a hand is dealt, the player decides after seeing it, and so on until it is over. Every card is
 * drawn when it is shown and not before, in the order in which it is, so an open hand has nothing to hide and the moves
 * decide only how far the draws go. Outcomes are JSON.
 */
export interface HandModel<Outcome extends HandOutcome = HandOutcome> extends StepsModel<Outcome> {
  readonly id: HandsModelId;
  /** What each kind of stake is worth to whoever plays it best, by its name; `hand` is the first stake with what is added. */
  bets(): readonly HandBet[];
}

/** How a round of several steps goes on: a hand's, or a slot's whose win is gambled. */
export interface StepsModel<Outcome extends HandOutcome = HandOutcome> {
  /** The hand after these moves. Throws a RangeError for a move that is not open. */
  play(draw: Draw, moves: readonly string[]): Outcome;
  /** All that may be done next, in a fixed order; nothing once the hand is over. */
  movesAt(outcome: Outcome): readonly string[];
  /** Hundredths of the first stake that a move adds; null where it is not open. */
  costOf(outcome: Outcome, move: string): number | null;
  /** The next move of a hand that its player does not come back to: it leaves the hand as it lies. */
  leave(outcome: Outcome): string;
}

export interface HandOutcome {
  readonly moves: readonly string[];
  readonly isOver: boolean;
  /** Of the first stake: all that lies on the hand, and what it gives back once it is over. Whole. */
  readonly stakeHundredths: number;
  readonly payHundredths: number;
}

export interface HandBet {
  readonly option: string;
  readonly figures: BetFigures;
  /** What the stake gives back by this best play, in hundredths of the first stake; nothing left out but what gives nothing. */
  readonly distribution: readonly { readonly probability: number; readonly hundredths: number }[];
}

/** A card is 0 … 51: rank = card modulo 13 (0 ace … 12 king), suit = the whole part of card / 13. */
export const cardsInPack = 52;
