import type { Competition } from '../competition.ts';
import type { MarketHead } from '../markets/market-head.ts';

/** Bets on a season: what its table says when the last match is over. Who takes part is told with the market. */
export const outrightMarkets: readonly MarketHead[] = [
  { code: 'season_winner', group: 'season', marginBp: 1_200, lineKind: 'none', outcomes: () => [] },
  /** Among the first so many. */
  { code: 'season_top', group: 'season', marginBp: 900, lineKind: 'count', outcomes: () => [] },
];

export const winnerCode = 'season_winner';
export const topCode = 'season_top';

/** Whether a market is on a season: its outcomes are clubs. */
export function isOutright(code: string): boolean {
  return code === winnerCode || code === topCode;
}

/** So many places of a market's code and line count. */
export function placesOf(code: string, line: number): number {
  return code === winnerCode ? 1 : line;
}

/** What is on offer on a season of so many clubs, as code and line: the champion, the places of an each-way bet, the upper half. */
export function outrightsOf(clubs: number): readonly { readonly code: string; readonly line: number }[] {
  return [
    { code: winnerCode, line: 0 },
    { code: topCode, line: eachWayPlaces },
    { code: topCode, line: clubs / 2 },
  ];
}

/** What the second half of an each-way bet is: a place among the first so many, at a part of the price above the stake. */
export interface EachWayTerms {
  readonly places: number;
  /** 3: at a third of the odds. */
  readonly part: number;
}

const eachWayPlaces = 2;

/**
 * Of a league or a tour, the same for its whole season. Where few lead a field, as in tennis, most places would be worth more
 * than they cost at a third of the odds.
 */
export function eachWayTermsOf({ sport, clubs }: Pick<Competition, 'sport' | 'clubs'>): EachWayTerms {
  return { places: eachWayPlaces, part: clubs.length >= 8 && sport !== 'tennis' ? 3 : 4 };
}
