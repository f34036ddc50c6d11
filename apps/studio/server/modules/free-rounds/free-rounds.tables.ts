import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.free_grant': FreeGrantTable;
  }
}

export interface FreeGrantTable {
  free_id: Generated<number>;
  operator_id: string;
  gp_id: string;
  /** The operator's. */
  grant_id: string;
  body_hash: string;
  state: 'given' | 'cancelled' | 'rejected';
  /** Null of one that was refused, as are the terms. */
  player_id: number | null;
  game_code: string | null;
  stake_minor: MinorUnits | null;
  round_count: number | null;
  expires_at: Date | null;
  used_count: Generated<number>;
  won_minor: ColumnType<number | string, string | undefined, string>;
  created_at: Date;
}
