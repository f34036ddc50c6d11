import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.verification_code': {
      verification_code_id: string;
      recipient_hash: Buffer;
      subject_hash: Buffer;
      code_hash: Buffer;
      address_block: string;
      is_withheld: boolean;
      created_at: Date;
      expires_at: Date;
      wrong_tries: Generated<number>;
      used_at: Date | null;
    };
  }
}
