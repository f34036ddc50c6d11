import type { Draw } from '@halls/fairness';
import type { PicksModelId } from '@halls/house-games';
import type { Timetable } from '../timetable.ts';
import { poolReturn, type PoolRules, poolWith } from './pool.ts';

/**
 * A table where the player stakes on one or more options before one draw. The draw does not depend on the stakes.
 * Returns are hundredths of the stake, stake included: 195 pays 1.95 times, 100 gives it back, 0 is lost.
 * They are whole, and stakes multiples of 100 minor units, so that no payout is rounded.
 */
export interface PicksModel<Outcome = unknown> {
  readonly id: PicksModelId;
  /** When everybody at the table gets the same draw; null where each player has draws of their own. */
  readonly timetable: Timetable | null;
  /** Looks like people, teams or animals at play: the table then says that it is simulated. */
  readonly isContest: boolean;
  /** The options on the table. An entry with `parameter` stands for many: its id is followed by `:` and the choice. */
  readonly options: readonly PicksOption[];
  /** Options with their parameters filled in, one for each that has odds of its own. */
  readonly examples: readonly string[];
  /** Seats at which members are seen by each other, and the options that lie at each; absent where there are none. */
  readonly boxes?: Readonly<Record<string, readonly string[]>>;
  /** Options that share a pool; absent where all returns are fixed. Of them the outcome tells the pool it is paid by. */
  readonly pool?: PoolRules;
  /** Where what can be bet on changes from draw to draw; absent where every draw is alike. */
  readonly cards?: CardBook;
  play(draw: Draw): Outcome;
  /** Null when there is no such option. */
  returnOf(option: string, outcome: Outcome): number | null;
  /** What an option gives for each time that it comes out, where it may more than once; null or absent: it comes out or not. */
  returnPerHit?(option: string): number | null;
  /** Exact distribution of an option's return: pairs of probability and hundredths, zero left out. Of a pool that lies evenly. */
  distributionOf(option: string): ReturnShare[];
}

/**
 * A table whose field changes: each draw plays one of the stated cards, by turns, so that the field of a draw and its odds
 * are known before it opens. An option carries its card behind an at sign, as `win:3@7`, and wins in a draw of it alone.
 */
export interface CardBook {
  readonly count: number;
  /** Every option of a card, 1 … count. */
  optionsOf(card: number): readonly string[];
}

export interface PicksOption {
  readonly id: string;
  /** The best return of the option, as the table shows it. */
  readonly best: number;
  readonly parameter?:
    | 'digit'
    | 'two-digits'
    | 'three-digits'
    | 'two-digits-set'
    | 'spots'
    | 'runner'
    | 'runner-pair'
    | 'runner-three'
    | 'match'
    | 'third'
    | 'place'
    | 'place-number'
    | 'place-form'
    | 'total'
    | 'pockets';
}

export interface ReturnShare {
  readonly probability: number;
  readonly hundredths: number;
}

/** The options of a table that takes no choices: each is its own example. */
export function plainOptions(
  returns: Readonly<Record<string, number>>,
): Pick<PicksModel, 'options' | 'examples'> {
  const options = Object.entries(returns).map(([id, best]) => ({ id, best }));
  return { options, examples: Object.keys(returns) };
}

/** Expected payout per stake of one option. */
export function rtpOfOption(model: PicksModel, option: string): number {
  return (
    model.distributionOf(option).reduce((sum, share) => sum + share.probability * share.hundredths, 0) / 100
  );
}

/** The best return of an option with its choice, in hundredths of the stake. */
export function bestReturnOf(model: PicksModel, option: string): number {
  if (model.pool?.options.includes(option)) return model.pool.mostReturn;
  return Math.max(...model.distributionOf(option).map((share) => share.hundredths));
}

/** What a table says that an option pays: for each time that it comes out, or at best; from a pool as long as nobody stakes. */
export function shownReturnOf(model: PicksModel, option: string): number {
  const { pool } = model;
  if (pool?.options.includes(option)) return poolReturn(pool, poolWith(pool), option);
  return model.returnPerHit?.(option) ?? bestReturnOf(model, option);
}

/** The largest return that leaves the player `rtp` of the stakes, in whole hundredths. */
export function returnFor(probability: number, rtp: number): number {
  return Math.floor((rtp * 100) / probability + 1e-9);
}

/** Options come from outside: names that every object inherits are no options. */
export function ownReturn(returns: Readonly<Record<string, number>>, option: string): number | undefined {
  return Object.hasOwn(returns, option) ? returns[option] : undefined;
}
