import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.provider_connection': ProviderConnectionTable;
  }
}

export interface ProviderConnectionTable {
  gp_id: string;
  wallet_kind: 'transfer' | 'seamless';
  adapter: Generated<string>;
  base_url: string;
  launch_url: string;
  operator_id: string;
  key_id: string;
  /** Sealed under a key of `DATA_KEYS`. */
  secret: string;
  maintenance_start: Date | null;
  maintenance_end: Date | null;
  is_active: Generated<boolean>;
  has_catalogue: Generated<boolean>;
  next_key_id: string | null;
  /** Sealed as `secret` is. */
  next_secret: string | null;
  next_from: Date | null;
  next_shown_at: Date | null;
  has_office_key: Generated<boolean>;
}
