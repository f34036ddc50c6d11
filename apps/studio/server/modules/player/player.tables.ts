import type { Currency, Language } from '@halls/contract';
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.player': PlayerTable;
    'studio.entry': EntryTable;
  }
}

/** `transfer` and `demo` players have their money here, `seamless` players at the operator. */
export type PlayerKind = 'transfer' | 'seamless' | 'demo';

export interface PlayerTable {
  player_id: Generated<number>;
  operator_id: string;
  gp_id: string;
  member_ref: string;
  currency: Currency;
  kind: PlayerKind;
  language: Language;
  balance_minor: ColumnType<number | string, string | undefined, string>;
  balance_version: Generated<number>;
  created_at: Generated<Date>;
}

export type EntryKind = 'transfer_in' | 'transfer_out' | 'stake' | 'payout' | 'refund' | 'demo';

export interface EntryTable {
  entry_id: Generated<number>;
  player_id: number;
  version: number;
  amount_minor: MinorUnits;
  balance_after_minor: MinorUnits;
  kind: EntryKind;
  reference: string;
  created_at: Generated<Date>;
}
