import type { Currency, Language } from '@halls/contract';
import type { NoticeTemplates } from '@halls/i18n';
import type { Clock, Sealing } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { insertNotice } from './notice.repo.ts';
import { maskRecipient } from './notice.rules.ts';
import { sealContent } from './notice-content.ts';
import type { NoticeValues } from './write-message.ts';

/** A message to somebody, sent once for its cause. */
export type NewNotice = {
  readonly siteId: number;
  /** What it is sent for, such as `verification:17`: a second notice for it is none. Names nobody. */
  readonly cause: string;
  readonly to: string;
  /** Of the owner of a phone number, for the country that it is in. */
  readonly currency: Currency | null;
  readonly language: Language;
  readonly values: NoticeValues;
  /** When it is of no use any more. */
  readonly expiresAt: Date;
  /** It leaves so much later than it could. */
  readonly pauseMs?: number;
  /**
   * Nobody is to get it: it takes the way and the time of one that is sent, for those who must not learn whether one is.
   */
  readonly isWithheld?: boolean;
} & (
  | { readonly channel: 'sms'; readonly template: NoticeTemplates['sms'] }
  | { readonly channel: 'email'; readonly template: NoticeTemplates['email'] }
);

/** Writes it down in the caller's transaction; it leaves once that has committed. */
export async function queueNotice(
  { clock, sealing }: { readonly clock: Clock; readonly sealing: Sealing },
  transaction: SqlTransaction,
  notice: NewNotice,
): Promise<void> {
  const { siteId, cause, to, values, pauseMs = 0, isWithheld = false } = notice;
  const now = clock();
  const content = sealContent(sealing, cause, { to, values });
  await insertNotice(transaction, {
    site_id: siteId,
    channel: notice.channel,
    cause,
    template: notice.template,
    language: notice.language,
    currency: notice.currency,
    content: isWithheld ? '' : content,
    recipient_mask: isWithheld ? '' : maskRecipient(to),
    state: isWithheld ? 'withheld' : 'waiting',
    due_at: new Date(now.getTime() + pauseMs),
    expires_at: notice.expiresAt,
    created_at: now,
  });
}
