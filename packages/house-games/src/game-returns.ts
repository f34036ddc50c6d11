import type { HouseGame, Volatility } from './game-types.ts';
import figuresByModel from './model-figures.json' with { type: 'json' };

/** What one bet is worth. All but the two shares of bets are multiples of the stake. */
export interface BetFigures {
  /** Expected payout of the base game, and of the features that it leads to. */
  readonly base: number;
  readonly feature: number;
  /** Standard deviation of the payout of one bet. */
  readonly deviation: number;
  /** Of all bets, those that pay anything; features that they lead to left out. */
  readonly hitShare: number;
  /** The largest payout: of a round whose features end, else of its base game. */
  readonly maximum: number;
  /** False where free spins can win more free spins without end, as in versions that had no maximum. */
  readonly isBounded: boolean;
}

export interface Spread<T> {
  readonly lowest: T;
  readonly highest: T;
}

/** A model's bets together, from the least to the most. A slot has one kind of bet, and its free spins where they can be bought. */
export interface ModelFigures {
  readonly returns: Spread<Pick<BetFigures, 'base' | 'feature'>>;
  readonly deviation: Spread<number>;
  readonly hitShare: Spread<number>;
  readonly maximum: Spread<number>;
  /** How likely a round comes to the maximum, where that ends it; null where rounds are bounded by themselves. */
  readonly maximumShare: number | null;
}

/**
 * Of single bets, from the market that keeps most to the one that keeps least, what is lost by writing prices in steps
 * counted in; a test of the studio holds them to its markets.
 */
const sportsbookFigures: ModelFigures = {
  returns: { lowest: { base: 0.86, feature: 0 }, highest: { base: 0.9708, feature: 0 } },
  deviation: { lowest: 0.1, highest: 22 },
  hitShare: { lowest: 0.0017, highest: 0.98 },
  maximum: { lowest: 1.01, highest: 501 },
  maximumShare: null,
};

/** What comes back of a stake in the long run, as shares of it. */
export interface Return {
  readonly base: number;
  readonly feature: number;
  /** Comes back through the jackpot; see `HouseGame.jackpotShare`. */
  readonly jackpot: number;
}

/** Written by `npm run par` from the studio's models; a test of the studio holds the file to them. */
export function figuresOf(game: Pick<HouseGame, 'model'>): ModelFigures {
  return game.model === 'sportsbook' ? sportsbookFigures : figuresByModel[game.model];
}

/** The one figure that a game is listed with and shows itself: its bets with the lowest and the highest return. */
export function returnsOf(game: Pick<HouseGame, 'model' | 'jackpotShare'>): Spread<Return> {
  const { lowest, highest } = figuresOf(game).returns;
  const jackpot = game.jackpotShare ?? 0;
  return { lowest: { ...lowest, jackpot }, highest: { ...highest, jackpot } };
}

export function totalOf({ base, feature, jackpot }: Return): number {
  return base + feature + jackpot;
}

/**
 * A share in per cent with two decimals, such as "96.72". Always rounded down, so that no game promises more than it
 * gives; what the sum of doubles loses in the twelfth digit is not lost in the second.
 */
export function percentOf(share: number): string {
  return (Math.floor(Number((share * 10_000).toFixed(6))) / 100).toFixed(2);
}

/** Standard deviations of one bet, in stakes, from which a game is called so. */
export const volatilityFrom: Readonly<Record<Volatility, number>> = { low: 0, medium: 3, high: 6 };

export function volatilityOf(game: Pick<HouseGame, 'model'>): Spread<Volatility> {
  const { lowest, highest } = figuresOf(game).deviation;
  return { lowest: volatilityOfDeviation(lowest), highest: volatilityOfDeviation(highest) };
}

export function volatilityOfDeviation(deviation: number): Volatility {
  if (deviation >= volatilityFrom.high) return 'high';
  return deviation >= volatilityFrom.medium ? 'medium' : 'low';
}
