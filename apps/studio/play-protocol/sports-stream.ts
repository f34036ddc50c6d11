import type { BoardMatchView, BoardView, MarketStatus, MatchView } from './sports-views.ts';

/**
 * The sportsbook as it changes, by server-sent events, for whoever looks. The first event has everything, those after it
 * what is another since; after a break the first one comes again. Without a stream the same is had by asking.
 */
export const sportsStreams = {
  board: '/api/sports/events',
  match: '/api/sports/matches/:match_id/events',
} as const;

/** A market's prices in the order of its outcomes, thousandths, 0 where one is not on offer. */
export type PriceChange = readonly [
  marketId: string,
  version: number,
  status: MarketStatus,
  prices: readonly number[],
];

export interface SportsEvents {
  /** Of the board: all of it. */
  board: BoardView;
  /** Of the board: matches of which more than prices is another, and prices of the others. */
  changes: Pick<BoardView, 'version' | 'now' | 'is_up'> & {
    /** Null: the same matches as before. */
    readonly match_ids: readonly string[] | null;
    readonly matches: readonly BoardMatchView[];
    readonly prices: readonly PriceChange[];
  };
  /** Of a match: all of it. */
  match: MatchView;
  /** Of a match: its prices alone. */
  prices: Pick<MatchView, 'now' | 'is_up'> & { readonly prices: readonly PriceChange[] };
}
