import type { LegResult } from '../markets/leg-result.ts';
import type { PaidLeg } from '../ticket/payout.ts';

/**
 * How a builder stands: lost with its first lost part, won once all parts are. A part that is void goes, and the others are
 * worth what they would have cost without it when the bet was taken. What ends half, which no part's market does by itself,
 * is void. `prices` has one for every set of the parts.
 */
export function builtLegOf(prices: readonly number[], results: readonly (LegResult | null)[]): PaidLeg {
  const full = prices.at(-1) ?? 1_000;
  if (results.includes('lost')) return { price: full, result: 'lost' };
  const standing = results.reduce(
    (set, result, place) => (result === null || result === 'won' ? set | (1 << place) : set),
    0,
  );
  if (standing === 0) return { price: full, result: 'void' };
  return { price: prices[standing] ?? full, result: results.includes(null) ? null : 'won' };
}
