import type { Generated } from 'kysely';
import type { Pool } from '#games/picks/pool.ts';
import type { Json } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.early_chain': EarlyChainTable;
    'studio.draw': DrawTable;
  }
}

export interface EarlyChainTable {
  chain_id: Generated<number>;
  gp_id: string;
  game_code: string;
  first_draw: number;
  length: number;
  first_link: string;
  last_link: string;
  created_at: Generated<Date>;
}

export type DrawState = 'open' | 'closed' | 'drawn';

export interface DrawTable {
  gp_id: string;
  game_code: string;
  draw_number: number;
  chain_id: number | null;
  early_chain_id: number | null;
  commitment: string;
  /** Model and version that it is drawn and paid by. */
  mathematics: string;
  state: DrawState;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  ends_at: Date;
  /** This, count and hash of the seats come when it closes. */
  closed_at: Date | null;
  seat_count: number | null;
  seats_hash: string | null;
  /** Units on each option of a pool, the house's among them; comes when it closes, of a table that has one. */
  pool: Json<Pool> | null;
  /** Both come when it closes, or never. */
  beacon_chain: string | null;
  beacon_round: number | null;
  /** This and what follows come when it is drawn. */
  client_seed: string | null;
  link: string | null;
  outcome: Json<unknown> | null;
  drawn_at: Date | null;
}
