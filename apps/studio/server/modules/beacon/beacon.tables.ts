import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.beacon_chain': BeaconChainTable;
    'studio.beacon_round': BeaconRoundTable;
  }
}

export interface BeaconChainTable {
  chain_hash: string;
  public_key: string;
  genesis_seconds: number;
  period_seconds: number;
  first_used_at: Generated<Date>;
}

export interface BeaconRoundTable {
  chain_hash: string;
  round: number;
  signature: string;
  seen_at: Generated<Date>;
}
