import type { ColumnType, Generated } from 'kysely';
import type { Counted } from '#games/sports/outright/season-counts.ts';
import type { Json } from '#platform/database.ts';
import type { Producer } from './sports-feed.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'sports.producer': ProducerTable;
    'sports.feed_message': FeedMessageTable;
    'sports.sim_match': SimMatchTable;
    'sports.sim_season': SimSeasonTable;
    'sports.sim_producer': SimProducerTable;
  }
}

export interface ProducerTable {
  producer: Producer;
  seq: ColumnType<number | string, number | string, number | string>;
  alive_at: Date | null;
  state: 'up' | 'down';
  down_because: 'start' | 'gap' | 'silence' | null;
  snapshot_id: string | null;
  snapshot_asked_at: Date | null;
}

export interface FeedMessageTable {
  producer: Producer;
  seq: ColumnType<number | string, number | string, number | string>;
  message: Json<unknown>;
  is_applied: Generated<boolean>;
  received_at: Date;
  applied_at: Date | null;
}

export interface SimMatchTable {
  match_id: Generated<number>;
  league: string;
  season: number;
  matchday: number;
  home: string;
  away: string;
  kicks_off_at: Date;
  commitment: string;
  sealed_seed: string | null;
  server_seed: string | null;
  told_ms: number | null;
  offered: ColumnType<readonly string[], string | undefined, string>;
  is_over: Generated<boolean>;
  home_score: number | null;
  away_score: number | null;
  home_counts: Counted | null;
  away_counts: Counted | null;
}

export interface SimSeasonTable {
  match_id: Generated<number>;
  league: string;
  season: number;
  is_over: Generated<boolean>;
}

export interface SimProducerTable {
  producer: Producer;
  seq: Generated<number>;
  alive_at: Date | null;
}
