import type { ColumnType, Generated } from 'kysely';
import type { LoginOutcome } from '@halls/contract/device';

declare module '#platform/database.ts' {
  interface Tables {
    'app.session': SessionTable;
    'app.login_record': LoginRecordTable;
  }
}

export type SessionEndReason =
  | 'logout'
  | 'replaced'
  | 'idle'
  | 'disabled'
  | 'frozen'
  | 'password_changed'
  | 'ended_by_operator';

export interface SessionTable {
  session_id: string;
  member_id: number;
  site_id: number;
  token_hash: Buffer;
  token_issued_at: Date;
  previous_token_hash: Buffer | null;
  previous_valid_until: Date | null;
  created_at: Date;
  last_used_at: Date;
  ended_at: Date | null;
  end_reason: SessionEndReason | null;
  remote_address: string | null;
  /** ISO 3166, where the operator's CDN has said it. */
  country: string | null;
  user_agent: string;
  device_hash: Buffer | null;
  claims: ColumnType<Record<string, string>, string, string>;
}

interface LoginRecordTable {
  login_record_id: Generated<number>;
  site_id: number;
  member_account: string;
  at: Date;
  outcome: LoginOutcome;
  remote_address: string | null;
  user_agent: string;
  device_hash: Buffer | null;
  has_member: boolean;
}
