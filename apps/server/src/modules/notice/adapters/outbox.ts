import { z } from 'zod';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { insertSandboxMessage } from '../sandbox-message.repo.ts';
import type { NoticeAdapter } from './notice-adapter.ts';

export const outboxConfig = z.strictObject({
  /** What the gateway says is left; none: it cannot be asked. */
  balance: z.number().optional(),
});

/** The sandbox's gateway: messages lie at `/sandbox/outbox`. */
export function createOutbox(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { balance }: z.output<typeof outboxConfig>,
): NoticeAdapter {
  return {
    isIdempotent: true,
    async send({ key, channel, to, subject, body }) {
      await insertSandboxMessage(sql, { key, channel, recipient: to, subject, body, sent_at: clock() });
      return { kind: 'sent' };
    },
    hasBalance: async () => balance === undefined || balance > 0,
  };
}
