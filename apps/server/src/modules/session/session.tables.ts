import type { ColumnType } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.session': SessionTable;
  }
}

export type SessionEndReason = 'logout' | 'replaced' | 'idle' | 'disabled' | 'password_changed';

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
  user_agent: string;
  claims: ColumnType<Record<string, string>, string, string>;
}
