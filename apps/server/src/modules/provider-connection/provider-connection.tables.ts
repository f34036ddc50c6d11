import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.provider_connection': ProviderConnectionTable;
    'app.provider_member': ProviderMemberTable;
  }
}

export interface ProviderConnectionTable {
  gp_id: string;
  wallet_kind: 'transfer' | 'seamless';
  base_url: string;
  launch_url: string;
  operator_id: string;
  key_id: string;
  secret: string;
  maintenance_start: Date | null;
  maintenance_end: Date | null;
  is_active: Generated<boolean>;
  has_catalogue: Generated<boolean>;
}

export interface ProviderMemberTable {
  gp_id: string;
  member_id: number;
  currency: Currency;
  /** Minor units. Read as number or text, written as text. */
  balance_minor: ColumnType<number | string, string | undefined, string>;
  balance_at: Date | null;
  return_asked_at: Date | null;
  return_at: Date | null;
  created_at: Generated<Date>;
}
