import type { BetFigures } from '@halls/house-games';

export interface SlotFigures extends BetFigures {
  /** Of all spins, those that start free spins, hold and spin or a second fall. */
  readonly featureShare: number;
  /** The most that one free spin pays; null where there are none. */
  readonly freeSpinMaximum: number | null;
  /** How likely a spin comes to a maximum that ends its round; null where there is none. */
  readonly maximumShare: number | null;
}

/** Moments of one spin: `pay` in units, `awarded` in free spins. */
export interface Moments {
  readonly pay: number;
  readonly paySquare: number;
  readonly awarded: number;
  readonly awardedSquare: number;
  readonly payTimesAwarded: number;
  readonly hitShare: number;
  readonly featureShare: number;
  readonly most: number;
}

/** Sums of whole numbers, divided once. */
export function momentsOf(
  counts: readonly Float64Array[],
  windows: number,
  awardedBy: readonly number[],
  multiplier: number,
): Moments {
  const sums = {
    pay: 0,
    paySquare: 0,
    awarded: 0,
    awardedSquare: 0,
    payTimesAwarded: 0,
    hits: 0,
    features: 0,
  };
  let most = 0;
  counts.forEach((byUnits, scatters) => {
    const awarded = awardedBy[scatters] ?? 0;
    byUnits.forEach((count, units) => {
      if (count === 0) return;
      const pay = units * multiplier;
      most = Math.max(most, pay);
      sums.pay += count * pay;
      sums.paySquare += count * pay * pay;
      sums.awarded += count * awarded;
      sums.awardedSquare += count * awarded * awarded;
      sums.payTimesAwarded += count * pay * awarded;
      if (pay > 0) sums.hits += count;
      if (awarded > 0) sums.features += count;
    });
  });
  return {
    pay: sums.pay / windows,
    paySquare: sums.paySquare / windows,
    awarded: sums.awarded / windows,
    awardedSquare: sums.awardedSquare / windows,
    payTimesAwarded: sums.payTimesAwarded / windows,
    hitShare: sums.hits / windows,
    featureShare: sums.features / windows,
    most,
  };
}

export function rootOf(variance: number): number {
  return Math.sqrt(Math.max(0, variance));
}
