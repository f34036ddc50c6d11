import type { Generated } from 'kysely';
import type { Json } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.chain': ChainTable;
    'studio.draw': DrawTable;
  }
}

export interface ChainTable {
  chain_id: Generated<number>;
  gp_id: string;
  game_code: string;
  first_draw: number;
  length: number;
  first_link: string;
  last_link: string;
  created_at: Generated<Date>;
}

export interface DrawTable {
  gp_id: string;
  game_code: string;
  draw_number: number;
  chain_id: number;
  commitment: string;
  client_seed: string;
  closes_at: Date;
  /** This and the outcome come when it is drawn. */
  link: string | null;
  outcome: Json<unknown> | null;
  drawn_at: Date | null;
}
