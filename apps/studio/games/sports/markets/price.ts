import type { OutcomeChance } from './market-chances.ts';

/** Prices are decimal prices in thousandths: 1950 pays 1.95 for 1. 0: not on offer. */
export const lowestPrice = 1_010;
export const highestPrice = 501_000;

/**
 * The price at which the house keeps its margin: the fair one, at which a stake comes back on the average, divided by
 * 1 + margin, rounded down to a step that people can read.
 */
export function priceOf({ wonPpm, returnedPpm }: Omit<OutcomeChance, 'outcome'>, marginBp: number): number {
  if (wonPpm <= 0) return 0;
  const atStake = 1_000_000 - returnedPpm;
  const price = Math.floor((atStake * 10_000_000) / (wonPpm * (10_000 + marginBp)));
  if (price < lowestPrice) return 0;
  return roundDown(Math.min(price, highestPrice));
}

/** To 0.01 below 10, to 0.1 below 50, to 1 above. */
function roundDown(price: number): number {
  const step = price < 10_000 ? 10 : price < 50_000 ? 100 : 1_000;
  return price - (price % step);
}

/** What a stake at a price is worth now, in millionths of the stake: what is paid and what comes back. */
export function worthPpm({ wonPpm, returnedPpm }: Omit<OutcomeChance, 'outcome'>, price: number): bigint {
  return (BigInt(wonPpm) * BigInt(price)) / 1_000n + BigInt(returnedPpm);
}
