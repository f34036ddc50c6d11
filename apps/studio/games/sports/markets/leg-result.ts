/** How a leg ends. `half_won` and `half_lost` come of quarter lines: half of the stake is returned as it was. */
export const legResults = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
export type LegResult = (typeof legResults)[number];

/**
 * What a leg does to a stake, in 1/2000: the price is in thousandths, and half of a stake may be returned. With dead heats
 * there would be more parts; no market here has them.
 */
export function factorOf(result: LegResult, price: number): number {
  switch (result) {
    case 'won':
      return price * 2;
    case 'half_won':
      return price + 1_000;
    case 'void':
      return 2_000;
    case 'half_lost':
      return 1_000;
    case 'lost':
      return 0;
  }
}

export const factorUnit = 2_000n;

/** Quarters that a side is ahead by, its line counted in: two half stakes on the lines beside an odd quarter. */
export function resultOfQuarters(quarters: number): LegResult {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'half_won';
  if (quarters === 0) return 'void';
  return quarters === -1 ? 'half_lost' : 'lost';
}

export function wonIf(isWon: boolean): LegResult {
  return isWon ? 'won' : 'lost';
}
