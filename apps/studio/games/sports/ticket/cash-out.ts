import { factorOf, factorUnit } from '../markets/leg-result.ts';
import type { OutcomeChance } from '../markets/market-chances.ts';
import { worthPpm } from '../markets/price.ts';
import { combinationsOf } from './combinations.ts';
import type { PaidLeg } from './payout.ts';

/** What the house keeps of a ticket's fair value, in hundredths of a per cent. */
export const cashOutMarginBp = 400;

/** A leg as it stands now: settled, or with the chances that its outcome has. */
export interface ValuedLeg extends PaidLeg {
  readonly chance: Omit<OutcomeChance, 'outcome'> | null;
}

/**
 * A ticket's fair value: legs are on different matches, and no match knows of another, so their worths multiply. Null
 * where an open leg has no chances on hand.
 */
export function fairValueOf(
  legs: readonly ValuedLeg[],
  { unitStakeMinor, sizes }: { readonly unitStakeMinor: bigint; readonly sizes: readonly number[] },
): bigint | null {
  let valueMinor = 0n;
  for (const places of combinationsOf(legs.length, sizes)) {
    let [product, unit] = [unitStakeMinor, 1n];
    for (const place of places) {
      const { price, result, chance } = legs[place]!;
      if (result) {
        product *= BigInt(factorOf(result, price));
        unit *= factorUnit;
      } else if (chance) {
        product *= worthPpm(chance, price);
        unit *= 1_000_000n;
      } else return null;
    }
    valueMinor += product / unit;
  }
  return valueMinor;
}

export function cashOutOf(fairMinor: bigint): bigint {
  return (fairMinor * BigInt(10_000 - cashOutMarginBp)) / 10_000n;
}
