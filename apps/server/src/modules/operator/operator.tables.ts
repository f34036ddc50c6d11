import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';
import type { OfficeLanguage, Permission } from '@halls/contract/office';
import type { MadePasskey, Role } from '@halls/contract/operator';

declare module '#platform/database.ts' {
  interface Tables {
    'app.operator': OperatorTable;
    'app.role_permission': {
      role: ColumnType<Role, never, never>;
      permission: ColumnType<Permission, never, never>;
    };
    'app.operator_assignment': AssignmentTable;
    'app.operator_session': OperatorSessionTable;
    'app.operator_attempt': AttemptTable;
    'app.operator_passkey': PasskeyTable;
    'app.emergency_seal': EmergencySealTable;
    'app.operator_passkey_challenge': {
      challenge: string;
      operator_id: number;
      purpose: ChallengePurpose;
      expires_at: Date;
    };
    'app.operator_invitation': { operator_id: number; token_hash: Buffer; expires_at: Date };
  }
}

export type OperatorStatus = 'active' | 'disabled';
export type ChallengePurpose = 'register' | 'prove';
export type PasskeyTransport = MadePasskey['response']['transports'][number];
export type SessionEnd = 'signed_out' | 'ended' | 'password' | 'disabled' | 'invited' | 'sealed';

export interface OperatorTable {
  operator_id: GeneratedAlways<number>;
  account: ColumnType<string, string, never>;
  name: string;
  language: OfficeLanguage;
  status: Generated<OperatorStatus>;
  /** Null until a link was followed. */
  password_hash: string | null;
  /** Sealed under a key of `DATA_KEYS`. */
  totp_secret: string | null;
  /** Sealed; it takes the place of the other once a code of it was confirmed. */
  totp_offered: string | null;
  totp_last_step: Generated<number>;
  allowed_addresses: Generated<string[]>;
  is_emergency: Generated<boolean>;
  revision: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  last_signed_in_at: Date | null;
}

export interface AssignmentTable {
  operator_id: number;
  role: Role;
  site_ids: number[] | null;
  currencies: Currency[] | null;
  amount_limit: ColumnType<Partial<Record<Currency, string>> | null, string | null, string | null>;
  valid_until: Date | null;
}

interface OperatorSessionTable {
  operator_session_id: GeneratedAlways<number>;
  operator_id: ColumnType<number, number, never>;
  token_hash: ColumnType<Buffer, Buffer, never>;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: Date;
  proved_at: Date;
  remote_address: ColumnType<string, string, never>;
  user_agent: ColumnType<string, string, never>;
  ended_at: Date | null;
  end_reason: SessionEnd | null;
}

interface EmergencySealTable {
  operator_id: number;
  sealed_at: Date;
  half_hashes: Buffer[] | null;
  open_until: Date | null;
  opened_for: number | null;
  is_taken: Generated<boolean>;
  token_hash: Buffer | null;
}

interface PasskeyTable {
  operator_passkey_id: GeneratedAlways<number>;
  operator_id: ColumnType<number, number, never>;
  rp_id: ColumnType<string, string, never>;
  credential_id: ColumnType<string, string, never>;
  public_key: ColumnType<Buffer, Buffer, never>;
  sign_count: number;
  transports: PasskeyTransport[];
  name: string;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: ColumnType<Date | null, never, Date>;
}

interface AttemptTable {
  account: string;
  failures: number;
  since: Date;
  frozen_until: Date | null;
}
