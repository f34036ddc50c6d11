import type { Currency } from '@halls/contract';
import type { HouseGame } from '@halls/house-games';
import { stakeStepMinor } from '#games/round-math.ts';

const stakes: Readonly<Record<Currency, readonly number[]>> = {
  VND: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
  RMB: [40, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000],
  USD: [20, 40, 100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  WON: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
  JPY: [20, 40, 100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  THB: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
  INR: [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  MMK: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000],
  BDT: [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  BRL: [40, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000],
};

type Staked = Pick<HouseGame, 'engine' | 'stakesTimes'>;

/** The amounts that a player can choose from: a slot's stakes, a table's chips. Minor units, rising. */
export function stakesOf({ engine, stakesTimes = 1 }: Staked, currency: Currency): bigint[] {
  const step = stakeStepMinor(engine);
  return stakes[currency].map((stake) => BigInt(stake * stakesTimes)).filter((stake) => stake % step === 0n);
}

/** One of the steps that a round starts with when the player has not chosen: the third or so. */
export function firstStakeMinor(game: Staked, currency: Currency): bigint {
  return stakesOf(game, currency)[2] ?? stakeStepMinor(game.engine);
}

/** The most that may lie on a table's options together, and that a slot's round may cost. */
export function tableLimitMinor(
  { stakesTimes = 1 }: Pick<HouseGame, 'stakesTimes'>,
  currency: Currency,
): bigint {
  return (stakesOf({ engine: 'picks', stakesTimes }, currency).at(-1) ?? 0n) * 5n;
}

export function demoBalanceMinor(currency: Currency): bigint {
  return firstStakeMinor({ engine: 'slots' }, currency) * 400n;
}
