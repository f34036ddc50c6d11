import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.login_code': LoginCodeTable;
  }
}

interface LoginCodeTable {
  code_hash: Buffer;
  site_id: number;
  member_id: number;
  operator_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}
