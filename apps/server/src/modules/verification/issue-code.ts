import { randomInt, randomUUID } from 'node:crypto';
import type { Currency, Language } from '@halls/contract';
import type { Clock } from '@halls/service';
import type { Notices } from '#modules/notice';
import type { Sql } from '#platform/database.ts';
import type { CodeHashes, CodePurpose, CodeSubject } from './code-hashes.ts';
import { insertCode, lockAsked, readSentBefore } from './verification-code.repo.ts';
import { codeLivesMs, countedSince, judgeWish, type Refusal } from './verification.rules.ts';

export interface CodeWish {
  readonly subject: CodeSubject;
  readonly channel: 'sms' | 'email';
  readonly currency: Currency;
  readonly language: Language;
  readonly remoteAddress: string;
  /**
   * Nobody may learn whether somebody is sent a code: `isKnown` false sends none, a recipient's bound neither, and all
   * else is as if.
   */
  readonly secretly?: { readonly isKnown: boolean };
}

export type IssuedCode = { readonly kind: 'sent' } | Refusal;

export interface CodeDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly hashes: CodeHashes;
  readonly notices: Pick<Notices, 'queue'>;
  readonly boundsAddresses: boolean;
}

/** Makes a code and queues the message that brings it, or refuses; all in one transaction. */
export function issueCode(deps: CodeDeps, wish: CodeWish): Promise<IssuedCode> {
  const { subject, remoteAddress, secretly } = wish;
  const asked = {
    recipientHash: deps.hashes.ofRecipient(subject),
    subjectHash: deps.hashes.ofSubject(subject),
    remoteAddress,
  };
  return deps.sql.transaction().execute(async (transaction): Promise<IssuedCode> => {
    await lockAsked(transaction, asked);
    const now = deps.clock();
    const before = await readSentBefore(transaction, asked, countedSince(now));
    const { refusal, isRecipientBound } = judgeWish(before, now, deps);
    if (refusal) return refusal;
    if (isRecipientBound && !secretly) return { kind: 'too_many' };

    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now.getTime() + codeLivesMs);
    const isWithheld = secretly !== undefined && (!secretly.isKnown || isRecipientBound);
    const codeHash = deps.hashes.ofCode(id, code);
    await insertCode(transaction, { ...asked, id, codeHash, isWithheld, now, expiresAt });
    await deps.notices.queue(transaction, {
      siteId: subject.siteId,
      cause: `verification:${id}`,
      to: subject.recipient,
      ...templateOf(wish.channel, subject.purpose),
      currency: wish.channel === 'sms' ? wish.currency : null,
      language: wish.language,
      values: { code },
      expiresAt,
      isWithheld,
      pauseMs: secretly ? secretPauseMs() : 0,
    });
    return { kind: 'sent' };
  });
}

/** What sending takes is felt by whatever is asked meanwhile: it must not be the next thing. */
function secretPauseMs(): number {
  return 500 + randomInt(2_000);
}

function templateOf(channel: CodeWish['channel'], purpose: CodePurpose) {
  if (channel === 'email') return { channel, template: 'code_contact' } as const;
  return { channel, template: `code_${purpose}` } as const;
}
