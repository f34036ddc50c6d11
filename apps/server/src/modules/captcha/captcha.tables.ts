declare module '#platform/database.ts' {
  interface Tables {
    'app.captcha': CaptchaTable;
  }
}

/** 1 login, 2 register. */
export type CaptchaType = 1 | 2;
export type CaptchaKind = 'svg' | 'pow';

interface CaptchaTable {
  token_hash: Buffer;
  site_id: number;
  type: CaptchaType;
  kind: CaptchaKind;
  answer_hash: Buffer;
  address_block: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
