import { factorOf, factorUnit, type LegResult } from '../markets/leg-result.ts';
import { combinationsOf } from './combinations.ts';

/** A leg as far as its payout goes; null while it is open. */
export interface PaidLeg {
  /** Thousandths, as accepted. */
  readonly price: number;
  readonly result: LegResult | null;
}

export interface PaidTicket {
  /** Of each combination. */
  readonly unitStakeMinor: bigint;
  /** How many legs the combinations have. */
  readonly sizes: readonly number[];
  readonly legs: readonly PaidLeg[];
}

/**
 * What a ticket pays, each combination rounded down once; null as long as a combination may still win. With `as` open legs
 * count as if they ended so.
 */
export function payoutOf(
  { unitStakeMinor, sizes, legs }: PaidTicket,
  as: LegResult | null = null,
): bigint | null {
  let payoutMinor = 0n;
  for (const places of combinationsOf(legs.length, sizes)) {
    const paid = payoutOfCombination(
      unitStakeMinor,
      places.map((place) => legs[place]!),
      as,
    );
    if (paid === null) return null;
    payoutMinor += paid;
  }
  return payoutMinor;
}

/** What the ticket pays if every open leg wins. */
export function mostPayoutOf(ticket: PaidTicket): bigint {
  return payoutOf(ticket, 'won') ?? 0n;
}

function payoutOfCombination(
  stakeMinor: bigint,
  legs: readonly PaidLeg[],
  as: LegResult | null,
): bigint | null {
  // lost by one leg: the others need not be waited for
  if (legs.some(({ result }) => result === 'lost')) return 0n;
  let [product, unit] = [stakeMinor, 1n];
  for (const { price, result } of legs) {
    const counted = result ?? as;
    if (!counted) return null;
    product *= BigInt(factorOf(counted, price));
    unit *= factorUnit;
  }
  return product / unit;
}
