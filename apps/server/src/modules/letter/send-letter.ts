import type { Currency, PerLanguage } from '@halls/contract';
import { letterSent, type SystemLetter } from '@halls/contract/letter';
import type { MessageParams } from '@halls/i18n';
import type { SqlTransaction } from '#platform/database.ts';
import { eventRow, publishAll } from '#platform/outbox.ts';
import { listPresent } from '#modules/session';
import { insertLetter } from './letter.repo.ts';

export interface LetterToSend {
  /** One member, or all who are members of the site now: those of one currency, where it is said. */
  readonly to: { readonly siteId: number } & (
    | { readonly memberId: number }
    | { readonly memberId?: undefined; readonly currency?: Currency }
  );
  readonly words:
    | { readonly template: SystemLetter; readonly params: MessageParams }
    | { readonly template?: undefined; readonly title: PerLanguage; readonly content: PerLanguage };
  /** Of the mailing that it belongs to. */
  readonly mailingId?: number;
}

/** Members are told in rows of so many at once. */
const toldAtOnce = 1_000;

/** Writes the letter and tells those of its readers who are there. */
export async function sendLetter(
  transaction: SqlTransaction,
  { to, words, mailingId }: LetterToSend,
  now: Date,
): Promise<void> {
  const memberId = to.memberId ?? null;
  const currency = (to.memberId === undefined && to.currency) || null;
  const texts =
    words.template === undefined
      ? { template: null, params: {}, title: words.title, content: words.content }
      : { template: words.template, params: words.params, title: null, content: null };
  await insertLetter(transaction, { siteId: to.siteId, memberId, currency, mailingId, ...texts, now });
  if (memberId !== null) return tell(transaction, [memberId]);
  for (let afterId: number | undefined = 0; afterId !== undefined;) {
    const of = { siteId: to.siteId, currency, afterId, limit: toldAtOnce };
    const present = await listPresent(transaction, of);
    await tell(transaction, present);
    afterId = present.at(-1);
  }
}

/** Tells the windows of members that a letter came. */
export async function tell(transaction: SqlTransaction, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await publishAll(
    transaction,
    memberIds.map((memberId) => eventRow(letterSent, { member_id: memberId }, {})),
  );
}
