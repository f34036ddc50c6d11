import type { Generated } from 'kysely';
import type { RecoveryWay } from './recovery.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'app.recovery_attempt': {
      recovery_attempt_id: Generated<number>;
      site_id: number;
      way: RecoveryWay;
      member_account: string;
      lane: string;
      address_block: string;
      created_at: Date;
    };
    'app.recovery_token': {
      token_hash: Buffer;
      site_id: number;
      member_id: number;
      password_mark: Buffer;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
