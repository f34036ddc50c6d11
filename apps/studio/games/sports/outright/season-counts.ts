import type { ScoreView } from '../../../play-protocol/sports-protocol.ts';

/**
 * What a season's table counts of a side, what matters most first. Whoever has all three the same as another shares its
 * place. Each of the last two is less than 2,048 away from nought, or from nought to 4,095.
 */
export type Counted = readonly [first: number, second: number, third: number];

/** What a match brings its two sides. */
export interface MatchCounts {
  readonly home: Counted;
  readonly away: Counted;
}

/** What a match may bring; the chances sum to 1. */
export type MatchEnds = readonly (MatchCounts & { readonly chance: number })[];

/** A match of a season that is over, or a way in which it may end. */
export interface CountedMatch extends MatchCounts {
  readonly sides: { readonly home: string; readonly away: string };
}

/** Three points for a win and one for a draw, then how far one is ahead, then what one has scored. */
export function countScore({ home, away }: ScoreView): MatchCounts {
  return { home: countSide(home, away), away: countSide(away, home) };
}

function countSide(scored: number, conceded: number): Counted {
  const ahead = scored - conceded;
  return [ahead > 0 ? 3 : ahead === 0 ? 1 : 0, ahead, scored];
}

/** Of a match that is over. */
export function surely(counts: MatchCounts): MatchEnds {
  return [{ ...counts, chance: 1 }];
}

/** Ends that bring the same are one. */
export function mergeEnds(ends: MatchEnds): MatchEnds {
  const merged = new Map<string, MatchEnds[number]>();
  for (const { home, away, chance } of ends) {
    const key = `${home.join()}/${away.join()}`;
    merged.set(key, { home, away, chance: (merged.get(key)?.chance ?? 0) + chance });
  }
  return [...merged.values()];
}

export interface ClubCounts {
  readonly club: string;
  readonly counted: Counted;
}

/** What all clubs have from these matches together. */
export function sumCounts(
  clubs: readonly { readonly id: string }[],
  matches: readonly CountedMatch[],
): ClubCounts[] {
  return clubs.map(({ id }) => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const { sides, home, away } of matches) {
      const own = sides.home === id ? home : sides.away === id ? away : null;
      if (own) for (const [at, figure] of own.entries()) sum[at]! += figure;
    }
    return { club: id, counted: sum };
  });
}
