import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.chain': ChainTable;
    'studio.chain_secret': ChainSecretTable;
  }
}

export interface ChainTable {
  chain_id: Generated<number>;
  gp_id: string;
  game_code: string;
  ordinal: number;
  first_draw: number;
  last_draw: number;
  first_link: string;
  previous_hash: string;
  record_hash: string;
  published_at: Generated<Date>;
}

export interface ChainSecretTable {
  chain_id: number;
  sealed_link: string;
}
