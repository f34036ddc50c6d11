import type { ColumnType, Generated } from 'kysely';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import type { Json } from '#platform/database.ts';
import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import type { FeedState, Producer } from '../feed/sports-feed.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'sports.match': MatchTable;
    'sports.match_event': MatchEventTable;
    'sports.market': MarketTable;
    'sports.market_cancel': MarketCancelTable;
    'sports.settle_due': SettleDueTable;
  }
}

export type MatchStatus = FeedState['status'];

export interface MatchTable {
  match_id: number;
  kind: ColumnType<'match' | 'season', 'match' | 'season' | undefined, never>;
  sport: SportId;
  league: string;
  season: number;
  matchday: number;
  home: string;
  away: string;
  kicks_off_at: Date;
  status: MatchStatus;
  producer: Producer;
  clock_ms: number | null;
  clock_at: Date | null;
  is_stopped: Generated<boolean>;
  danger: 'home' | 'away' | null;
  moves: Generated<number>;
  tally: Json<FeedState['tally']>;
  commitment: string;
  client_seed: string;
  server_seed: string | null;
  version: number;
  is_held: Generated<boolean>;
}

export interface MatchEventTable {
  match_id: number;
  ordinal: number;
  at_ms: number;
  minute: number;
  kind: string;
  side: 'home' | 'away' | null;
  shirt: number | null;
}

export type MarketStatus = 'active' | 'inactive' | 'suspended' | 'handed_over' | 'settled' | 'cancelled';

/** Price in thousandths, millionths that win, millionths that are returned. */
export type PricedOutcomes = Readonly<
  Record<string, readonly [price: number, won: number, returned: number]>
>;

export interface MarketTable {
  market_id: Generated<number>;
  match_id: number;
  code: string;
  line: number;
  status: MarketStatus;
  is_main: boolean;
  outcomes: Json<PricedOutcomes>;
  results: Json<Readonly<Record<string, LegResult>>> | null;
  decided_by: number | null;
  version: Generated<number>;
  is_held: Generated<boolean>;
  own_margin_bp: number | null;
  shift_outcome: string | null;
  shift_bp: number | null;
  desk_results: Json<Readonly<Record<string, LegResult>>> | null;
}

export interface MarketCancelTable {
  cancel_id: Generated<number>;
  market_id: number;
  taken_from: Date | null;
  taken_until: Date | null;
  is_standing: Generated<boolean>;
}

export type DueCause = 'settled' | 'rolled_back' | 'resettled' | 'cancelled';

export interface SettleDueTable {
  due_id: Generated<number>;
  market_id: number;
  cause: DueCause;
}
