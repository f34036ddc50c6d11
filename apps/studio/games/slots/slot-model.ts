import type { SlotModelId } from '@halls/house-games';

/** Symbols are numbers: 0 … 7 the theme's symbols, the best paid first, then these two. */
export const wildSymbol = 8;
export const scatterSymbol = 9;

/**
 * Everything is counted in units of the stake: a stake of `stakeUnits` units buys a spin, and a pay of n units is
 * n/stakeUnits of it. A stake in minor units is always a multiple of `stakeUnits`, so that no payout is rounded.
 */
export type SlotModel = ReelModel | TumbleModel;

export type ReelModel = {
  id: Exclude<SlotModelId, 'tumble-30'>;
  kind: 'lines' | 'ways';
  stakeUnits: number;
  rows: number;
  /** One list of symbols per reel; the window shows `rows` of them from a stop on, round the end. */
  strips: readonly (readonly number[])[];
  /** Rows that a line crosses, reel by reel; empty for ways. */
  lines: readonly (readonly number[])[];
  /** `pays[symbol][count]`: units for `count` adjoining reels from the left, per line or per way. */
  pays: readonly (readonly number[])[];
  /** A line pays this much more for each wild in it. */
  wildMultiplier: number;
  /** By the number of scatters in the window; absent when the game has none. */
  scatterPays: readonly number[];
  freeSpins: FreeSpins | null;
};

export type FreeSpins = {
  /** Free spins awarded by the number of scatters, in the base game and again within the free spins. */
  awarded: readonly number[];
  multiplier: number;
  /**
   * One of the eight symbols is drawn when the free spins start. Where it stands on enough reels to pay, it covers
   * those reels and pays on every line, adjoining or not.
   */
  hasExpandingSymbol: boolean;
};

export type TumbleModel = {
  id: 'tumble-30';
  kind: 'tumble';
  stakeUnits: number;
  reels: number;
  rows: number;
  /** How likely each of the symbols 0 … 6 is in every cell, by itself. */
  weights: readonly number[];
  /** `pays[symbol]` lists [at least this many anywhere, units], the highest count first. */
  pays: readonly (readonly (readonly [number, number])[])[];
  /** Multiplies the wins of the first fall, the second … and the last one all after it. */
  multipliers: readonly number[];
  /** The round ends after so many falls. */
  maxFalls: number;
};

/** Expected payout per stake, as shares of the stake. `total` is what the game's sheet shows. */
export type Rtp = { base: number; feature: number; total: number };

export type SlotWin = {
  symbol: number;
  /** Reels in a row for lines and ways, symbols anywhere for tumbles and scatters. */
  count: number;
  /** Line number for lines; ways multiply `units` already. */
  line?: number;
  ways?: number;
  /** Before the step's multiplier. */
  units: number;
};

export type SlotStep = {
  kind: 'base' | 'free' | 'fall';
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
};

export type SlotOutcome = {
  steps: SlotStep[];
  units: number;
  /** Drawn when free spins start, where the model has it. */
  expandingSymbol?: number;
};
