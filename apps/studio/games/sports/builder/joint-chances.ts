import type { ToldTally } from '../sport/told-tally.ts';

/** A selection as far as its match decides it. */
export interface MatchPart {
  readonly code: string;
  readonly line: number;
  readonly outcome: string;
}

/** A match at a moment, as the book knows it. `clockMs` is null before it has begun. */
export interface MatchMoment {
  readonly home: string;
  readonly away: string;
  readonly tally: ToldTally;
  readonly clockMs: number | null;
}

/**
 * For every set of parts the chance that all of it wins. A set is a number: its bit `n` stands for the part at place `n`.
 * The empty set has the chance 1.
 */
export type JointChances = Float64Array;

/** From the chances that exactly a set wins to those that at least it does. `exactly` is used up. */
export function atLeast(exactly: Float64Array): JointChances {
  for (let bit = 1; bit < exactly.length; bit *= 2)
    for (let set = 0; set < exactly.length; set += 1)
      if ((set & bit) === 0) exactly[set]! += exactly[set | bit]!;
  return exactly;
}

/**
 * Of parts in groups that have nothing to do with each other: chances multiply. Each group names the places of its parts
 * among all.
 */
export function ofGroups(
  parts: number,
  groups: readonly { readonly places: readonly number[]; readonly chances: JointChances }[],
): JointChances {
  return Float64Array.from({ length: 1 << parts }, (_, set) =>
    groups.reduce((product, { places, chances }) => {
      let own = 0;
      for (const [at, place] of places.entries()) if (set & (1 << place)) own |= 1 << at;
      return product * chances[own]!;
    }, 1),
  );
}
