import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.operator_system': OperatorSystemTable;
    'app.operator_nonce': { operator_id: string; key_id: string; nonce: string; spent_at: Date };
  }
}

interface OperatorSystemTable {
  operator_id: string;
  key_id: string;
  name: string;
  /** Sealed under a key of `DATA_KEYS`. */
  secret: string;
  site_ids: number[];
  is_active: Generated<boolean>;
}
