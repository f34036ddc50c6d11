import type { Generated } from 'kysely';
import type { Currency, Language } from '@halls/contract';
import type { NoticeTemplates } from '@halls/i18n';
import type { NoticeChannel } from './adapters/notice-adapter.ts';
import type { NoticeState } from './notice.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'app.notice_gateway': {
      site_id: number;
      channel: NoticeChannel;
      adapter: string;
      /** Sealed; in clear for a minute where an operator has written it by hand. */
      config: string;
    };
    'app.notice': NoticeTable;
    'app.sandbox_message': SandboxMessageTable;
  }
}

interface NoticeTable {
  notice_id: Generated<number>;
  site_id: number;
  channel: NoticeChannel;
  cause: string;
  template: NoticeTemplates[NoticeChannel];
  language: Language;
  currency: Currency | null;
  /** Sealed recipient and values; empty once nothing more is to be sent. */
  content: string;
  recipient_mask: string;
  state: NoticeState;
  tries: Generated<number>;
  due_at: Date;
  expires_at: Date;
  created_at: Date;
  changed_at: Date;
  failure: string | null;
}

interface SandboxMessageTable {
  sandbox_message_id: Generated<number>;
  key: string;
  recipient: string;
  channel: NoticeChannel;
  subject: string;
  body: string;
  sent_at: Date;
}
