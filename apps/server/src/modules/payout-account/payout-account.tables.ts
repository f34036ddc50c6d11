import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.payout_bank': PayoutBankTable;
    'app.payout_account': PayoutAccountTable;
    'app.payout_hash_key': { only_row: Generated<boolean>; key_sealed: string };
  }
}

export interface PayoutBankTable {
  bank_code: string;
  currency: Currency;
  kind: 'bank' | 'wallet';
  name: string;
  /** A regular expression over the number without blanks. */
  number_pattern: Generated<string>;
  sort: Generated<number>;
  is_active: Generated<boolean>;
}

export interface PayoutAccountTable {
  account_id: string;
  site_id: number;
  member_id: number;
  currency: Currency;
  bank_code: string;
  number_sealed: string;
  number_end: string;
  number_hash: Buffer;
  created_at: Date;
  usable_at: Date;
  removed_at: ColumnType<Date | null, undefined, Date>;
}
