import type { Generated, GeneratedAlways } from 'kysely';
import type { Currency, Language } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.member': MemberTable;
    /** Sealed JSON of the fields that are filled in. */
    'app.member_personal': {
      member_id: number;
      content: string;
      /** When what there was became something else. */
      phone_changed_at: Date | null;
      name_changed_at: Date | null;
      /** Of the day of the year; empty where no birthday is told, null until somebody has looked. */
      birthday_hash: string | null;
    };
    /** `value` is `hmac:` and a keyed hash. */
    'app.member_unique_field': { site_id: number; field: string; value: string; member_id: number };
    'app.member_hash_key': { only_row: Generated<boolean>; key_sealed: string };
    'app.member_device': { member_id: number; device_hash: Buffer; first_seen_at: Date };
    /** Rows are added and read. */
    'app.member_note': {
      member_note_id: GeneratedAlways<number>;
      member_id: number;
      operator_id: number;
      operator_account: string;
      at: Date;
      text: string;
    };
    'app.member_place': { member_id: number; address_block: string; last_seen_at: Date };
  }
}

export interface MemberTable {
  member_id: Generated<number>;
  site_id: number;
  member_account: string;
  password_hash: string;
  withdraw_password_hash: string | null;
  currency: Currency;
  language: Language | null;
  member_type: Generated<number>;
  status: Generated<'active' | 'disabled'>;
  frozen_until: Date | null;
  wallet_status: Generated<number>;
  cash_back_status: Generated<number>;
  is_agent: Generated<boolean>;
  agent_active: Generated<boolean>;
  agent_type: Generated<number>;
  agent_level: Generated<number>;
  agent_id: number | null;
  recommender_id: number | null;
  recommend_code: string;
  first_login_to_change_password: Generated<boolean>;
  need_bank_account_deposit_verified: Generated<boolean>;
  from_older_platform: Generated<boolean>;
  registered_from: string | null;
  created_at: Date;
  last_login_at: Date | null;
  office_revision: Generated<number>;
}
