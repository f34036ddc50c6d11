import { deadHeatOf, type LegResult } from '../markets/leg-result.ts';
import type { MarketResults } from '../markets/settle-market.ts';
import { placesOf } from './outright-markets.ts';
import type { ClubCounts, Counted } from './season-counts.ts';

/** Where a club stands: `tied` clubs share the places from `place` on. */
export interface SeasonPlace {
  readonly club: string;
  /** From 1. */
  readonly place: number;
  /** 1: it has the place alone. */
  readonly tied: number;
}

/**
 * Places of a table for bets: by what it counts, the most important first. Whoever has all of it the same shares the place,
 * in whichever order the table shows them.
 */
export function seasonPlaces(table: readonly ClubCounts[]): SeasonPlace[] {
  return table.map((own) => ({
    club: own.club,
    place: table.filter((other) => compareCounts(other.counted, own.counted) < 0).length + 1,
    tied: table.filter((other) => compareCounts(other.counted, own.counted) === 0).length,
  }));
}

/** Below nought: the first stands higher. */
function compareCounts(a: Counted, b: Counted): number {
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
}

/** How each club's bet ends when the season is over. */
export function settleOutright(code: string, line: number, places: readonly SeasonPlace[]): MarketResults {
  const counted = placesOf(code, line);
  return Object.fromEntries(places.map((one) => [one.club, judgePlace(one, counted)]));
}

/** Clubs that share a place share the places that are left for them. */
export function judgePlace({ place, tied }: Omit<SeasonPlace, 'club'>, counted: number): LegResult {
  return deadHeatOf(counted - place + 1, tied);
}
