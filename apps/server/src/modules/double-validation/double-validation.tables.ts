import type { Generated } from 'kysely';
import type { ValidationQuestion } from '@halls/contract/session';

declare module '#platform/database.ts' {
  interface Tables {
    'app.double_validation': DoubleValidationTable;
  }
}

interface DoubleValidationTable {
  login_hash: Buffer;
  site_id: number;
  member_id: number;
  credential_hash: Buffer;
  device_hash: Buffer | null;
  questions: ValidationQuestion[];
  wrong_answers: Generated<number>;
  judged_since: Date | null;
  answered_at: Date | null;
  created_at: Date;
  expires_at: Date;
}
