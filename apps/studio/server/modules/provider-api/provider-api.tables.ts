import type { TransferStatus } from '@halls/contract/provider';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.transfer_order': TransferOrderTable;
    'studio.spent_nonce': SpentNonceTable;
  }
}

export type TransferKind = 'transfer-in' | 'transfer-out' | 'transfer-out-all';

export interface TransferOutcome {
  readonly status: TransferStatus;
  readonly amount?: string;
  readonly balance?: string;
  readonly balance_version?: string;
}

export interface TransferOrderTable {
  operator_id: string;
  gp_id: string;
  order_id: string;
  /** `question`: the order was asked for before it came; it is refused if it still comes. */
  kind: TransferKind | 'question';
  body_hash: string;
  state: 'confirmed' | 'rejected';
  amount_minor: ColumnType<number | string, string | undefined, string>;
  answer: Json<TransferOutcome>;
  created_at: Generated<Date>;
}

export interface SpentNonceTable {
  key_id: string;
  nonce: string;
  expires_at: Date;
}
