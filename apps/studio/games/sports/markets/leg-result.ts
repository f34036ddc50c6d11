/**
 * How a leg ends. `half_won` and `half_lost` come of quarter lines: half of the stake is returned as it was. Where more share
 * a place than there are places left, that is a dead heat.
 */
export const legResults = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
/** Places that are left, and how many share them: such a part of the stake wins at the full price, the rest is lost. */
export type DeadHeat = `won_${number}/${number}`;
export type LegResult = (typeof legResults)[number] | DeadHeat;

/** As many as a league has clubs at most. */
export const mostTied = 8;
/** Divides by every number up to `mostTied`. */
const shares = 840;
/** What factors are counted in: of a price in thousandths the half, and of a stake what any dead heat leaves. */
export const factorUnit = 2_000n * BigInt(shares);

/** What a leg does to a stake, in parts of `factorUnit`. */
export function factorOf(result: LegResult, price: number): number {
  switch (result) {
    case 'won':
      return price * 2 * shares;
    case 'half_won':
      return (price + 1_000) * shares;
    case 'void':
      return 2_000 * shares;
    case 'half_lost':
      return 1_000 * shares;
    case 'lost':
      return 0;
    default: {
      const { places, tied } = readDeadHeat(result);
      return (price * 2 * shares * places) / tied;
    }
  }
}

/** Two that share one place are `won_1/2`; whoever has room enough has won. */
export function deadHeatOf(places: number, tied: number): LegResult {
  if (places <= 0) return 'lost';
  return places >= tied ? 'won' : `won_${places}/${tied}`;
}

export function readDeadHeat(result: DeadHeat): { readonly places: number; readonly tied: number } {
  const [places = 0, tied = 0] = result.slice('won_'.length).split('/').map(Number);
  if (!(places > 0 && places < tied && tied <= mostTied)) throw new Error(`${result} is no dead heat`);
  return { places, tied };
}

export function isDeadHeat(result: string): result is DeadHeat {
  return /^won_\d\/\d$/.test(result);
}

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
