import { deadHeatOf, type LegResult } from '../markets/leg-result.ts';
import type { MarketResults } from '../markets/settle-market.ts';
import { compareStandings, type Standing } from '../season.ts';
import { placesOf } from './outright-markets.ts';

/** Where a club stands: `tied` clubs share the places from `place` on. */
export interface SeasonPlace {
  readonly club: string;
  /** From 1. */
  readonly place: number;
  /** 1: it has the place alone. */
  readonly tied: number;
}

type Counted = Pick<Standing, 'club' | 'points' | 'scored' | 'conceded'>;

/**
 * Places of a table for bets: by points, then by the difference, then by what was scored. Whoever has all three the same
 * shares the place, in whichever order the table shows them.
 */
export function seasonPlaces(table: readonly Counted[]): SeasonPlace[] {
  return table.map((own) => ({
    club: own.club,
    place: table.filter((other) => compareStandings(other, own) < 0).length + 1,
    tied: table.filter((other) => compareStandings(other, own) === 0).length,
  }));
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
