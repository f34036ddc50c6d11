import type { Currency } from '@halls/contract';
import type { Draw } from '@halls/fairness';
import { type HouseGame, houseJackpot } from '@halls/house-games';

/** What a round drew for the jackpot; JSON, kept with the round. It wins when `drawn` is below `units`. */
export interface JackpotDraw {
  readonly drawn: number;
  /** One unit wins one time in so many. */
  readonly of: number;
  /** Units staked. */
  readonly units: number;
}

/** The jackpot is drawn from the round's seeds in a stream of its own: the game's draws are what they were. */
export const jackpotDomain = 'jackpot';

/** Currencies that lack their odds do not compile. */
export const unitsPerWin: Readonly<Record<Currency, number>> = houseJackpot.unitsPerWin;

export function drawJackpot(draw: Draw, stakeMinor: bigint, of: number): JackpotDraw {
  return { drawn: draw.nextInt(of), of, units: unitsStaked(stakeMinor) };
}

export function unitsStaked(stakeMinor: bigint): number {
  return Number(stakeMinor / BigInt(houseJackpot.unitMinor));
}

export function isJackpotHit(jackpot: JackpotDraw | null): boolean {
  return jackpot !== null && jackpot.drawn < jackpot.units;
}

/** What the stake gives to the jackpot. Whole, since stakes are whole units. */
export function contributionMinor(stakeMinor: bigint): bigint {
  return (stakeMinor * BigInt(houseJackpot.shareBp)) / 10_000n;
}

/** Where a jackpot is on, stakes are whole units; elsewhere each is taken. */
export function isJackpotStake(stakeMinor: bigint): boolean {
  return stakeMinor % BigInt(houseJackpot.unitMinor) === 0n;
}

export function isJackpotGame(game: Pick<HouseGame, 'jackpotShare'>): boolean {
  return game.jackpotShare !== undefined;
}
