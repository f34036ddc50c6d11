import type { SlotModelId } from '@halls/house-games';
import type { HandOutcome } from '../hands/hand-model.ts';

/** Symbols are numbers: 0 … 7 the theme's symbols, the best paid first, then these. */
export const wildSymbol = 8;
export const scatterSymbol = 9;
/** Where a model has hold and spin, the scatters are its coins, and this is a cell of a respin without one. */
export const blankSymbol = 10;

/**
 * Everything is counted in units of the stake: a stake of `stakeUnits` units buys a spin, and a pay of n units is
 * n/stakeUnits of it. A stake in minor units is always a multiple of `stakeUnits`, so that no payout is rounded.
 */
export type SlotModel = ReelModel | TumbleModel | ClusterModel;

export interface ReelModel {
  readonly id: Exclude<SlotModelId, 'tumble-30' | 'cluster-49'>;
  readonly kind: 'lines' | 'ways';
  readonly stakeUnits: number;
  readonly rows: number;
  /** One list of symbols per reel; the window shows `rows` of them from a stop on, round the end. */
  readonly strips: readonly (readonly number[])[];
  /** Rows that a line crosses, reel by reel; empty for ways. */
  readonly lines: readonly (readonly number[])[];
  /** `pays[symbol][count]`: units for `count` adjoining reels from the left, per line or per way. */
  readonly pays: readonly (readonly number[])[];
  /** A line pays this much more for each wild in it. */
  readonly wildMultiplier: number;
  /** By the number of scatters in the window; absent when the game has none. */
  readonly scatterPays: readonly number[];
  readonly freeSpins: FreeSpins | null;
  /** Absent where the model has none. */
  readonly hold?: HoldAndSpin;
  /** Absent where free spins can't be bought. */
  readonly buy?: BoughtSpins;
  /**
   * The most that a round pays: free spins end as soon as it is reached. Absent where a round is bounded by itself, and in
   * versions that had none.
   */
  readonly maximumUnits?: number;
  /** Absent where wins can't be gambled. Whoever has it has a maximum. */
  readonly gamble?: CardGamble;
}

export interface FreeSpins {
  /** Free spins awarded by the number of scatters, in the base game and again within the free spins. */
  readonly awarded: readonly number[];
  readonly multiplier: number;
  /**
   * One of the eight symbols is drawn when the free spins start. Where it stands on enough reels to pay, it covers
   * those reels and pays on every line, adjoining or not.
   */
  readonly hasExpandingSymbol: boolean;
  /** Of free spins with wild reels. */
  readonly wildReels?: WildReels;
}

/**
 * A wild in a free spin covers its reel before anything is paid. The reel stays so to the end, is not drawn again, and
 * brings one free spin more.
 */
export interface WildReels {
  /** The reels of the free spins; they show no scatter. */
  readonly strips: readonly (readonly number[])[];
}

/** A round of so many free spins without a paid spin before, for so many times the stake of one. */
export interface BoughtSpins {
  readonly spins: number;
  readonly price: number;
}

/** A win may be laid on the colour or the suit of cards, each drawn from a whole pack. */
export interface CardGamble {
  /** So many cards at most. */
  readonly steps: number;
  readonly colourTimes: number;
  readonly suitTimes: number;
}

/** Enough coins hold their places while every other cell is drawn again; each new coin gives all respins back. */
export interface HoldAndSpin {
  /** So many coins in the window start it. */
  readonly from: number;
  readonly respins: number;
  /** What a coin is worth in units, and how likely each value is. */
  readonly values: readonly (readonly [units: number, weight: number])[];
  /** How likely a cell of a respin shows no coin; it stands beside the weights of the values. */
  readonly blankWeight: number;
  /** Units on top for a coin in every cell. */
  readonly grand: number;
}

export interface TumbleModel {
  readonly id: 'tumble-30';
  readonly kind: 'tumble';
  readonly stakeUnits: number;
  readonly reels: number;
  readonly rows: number;
  /** How likely each of the symbols 0 … 6 is in every cell, by itself. */
  readonly weights: readonly number[];
  /** `pays[symbol]` lists [at least this many anywhere, units], the highest count first. */
  readonly pays: readonly (readonly (readonly [number, number])[])[];
  /** Multiplies the wins of the first fall, the second … and the last one all after it. */
  readonly multipliers: readonly number[];
  /** The round ends after so many falls. */
  readonly maxFalls: number;
}

/**
 * Symbols that adjoin each other pay and vanish; the rest sinks, and the strips run on from above. All that follows a
 * stop is therefore decided by it, and every course of a round can be counted.
 */
export interface ClusterModel {
  readonly id: 'cluster-49';
  readonly kind: 'cluster';
  readonly stakeUnits: number;
  readonly rows: number;
  /** One list of symbols per reel. */
  readonly strips: readonly (readonly number[])[];
  /** A reel stops at places of its strip that are so far apart; the strip's length is a multiple of it. */
  readonly stopEvery: number;
  /** So many symbols side by side or one above the other are a cluster that pays. */
  readonly clusterFrom: number;
  /** `pays[symbol]` lists [at least this many in one cluster, units], the highest count first. */
  readonly pays: readonly (readonly (readonly [number, number])[])[];
  /** Multiplies the wins of the first fall, the second … and the last one all after it. */
  readonly multipliers: readonly number[];
  /** The round ends after so many falls. */
  readonly maxFalls: number;
}

/** Winners vanish and others come down in their place; the first seven symbols of the theme, without wild and scatter. */
export type FallingModel = TumbleModel | ClusterModel;

export function isFalling(model: SlotModel): model is FallingModel {
  return model.kind === 'tumble' || model.kind === 'cluster';
}

/** Null where free spins can't be bought. */
export function boughtSpinsOf(model: SlotModel): BoughtSpins | null {
  return isFalling(model) ? null : (model.buy ?? null);
}

/** Expected payout per stake, as shares of the stake. */
export interface Rtp {
  readonly base: number;
  readonly feature: number;
  readonly total: number;
}

export interface SlotWin {
  symbol: number;
  /** Reels in a row for lines and ways, symbols anywhere for tumbles and scatters, cells of a cluster. */
  count: number;
  /** Line number for lines; ways multiply `units` already. */
  line?: number;
  ways?: number;
  /** Of a cluster, in rising order: reel × rows + row. */
  cells?: number[];
  /** Before the step's multiplier. */
  units: number;
}

export interface SlotStep {
  kind: 'base' | 'free' | 'fall' | 'respin';
  /** `grid[reel][row]`. */
  grid: number[][];
  wins: SlotWin[];
  multiplier: number;
  /** The step's pay with its multiplier. */
  units: number;
  /** Free spins won by this step. */
  awarded: number;
  /** The expanding symbol pays in this step on these reels. */
  expandedReels?: number[];
  /** Of free spins with wild reels: those that are covered, the new ones too. */
  wildReels?: number[];
  /** Of a model with hold and spin: `coins[reel][row]`, what the coin there is worth in units, 0 without one. */
  coins?: number[][];
  /** While coins are held: the respins that are left after this step. */
  respinsLeft?: number;
}

export interface SlotOutcome {
  steps: SlotStep[];
  units: number;
  /** Drawn when free spins start, where the model has it. */
  expandingSymbol?: number;
  /** The round came to the most that the model pays, and ended there. */
  isMaximum?: true;
  /** Of a round whose free spins were bought, or whose win may be gambled. */
  moves?: readonly string[];
}

/** A round whose win may be gambled, as a hand of several steps. */
export interface GambledOutcome extends SlotOutcome, HandOutcome {
  readonly moves: readonly string[];
  /** The cards that were drawn, 0 … 51, and what the round is worth after them; `units` is what the spin won. */
  readonly gamble: { readonly cards: readonly number[]; readonly units: number };
}
