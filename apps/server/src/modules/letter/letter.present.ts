import { textIn, toBit, type Language } from '@halls/contract';
import { systemLetters } from '@halls/contract/letter';
import type { Mailing } from '@halls/contract/office';
import { translateSystemLetter } from '@halls/i18n';
import type { LetterRow } from './letter.repo.ts';
import type { MailingAudience } from './letter.tables.ts';
import type { MailingRow } from './mailing.repo.ts';

export function presentLetter(row: LetterRow, language: Language) {
  return {
    id: row.letter_id,
    ...wordsOf(row, language),
    is_read: toBit(row.read_at !== null),
    created_at: row.sent_at.toISOString(),
  };
}

function wordsOf(row: LetterRow, language: Language): { title: string; content: string } {
  const keys = Object.entries(systemLetters).find(([name]) => name === row.template)?.[1];
  if (!keys)
    return { title: textIn(row.title ?? {}, language), content: textIn(row.content ?? {}, language) };
  return {
    title: translateSystemLetter(language, keys.title, row.params),
    content: translateSystemLetter(language, keys.content, row.params),
  };
}

/** A mailing as operators see it. */
export function presentMailing(row: MailingRow): Mailing {
  return {
    mailing_id: row.mailing_id,
    audience: presentAudience(row.audience),
    title: row.title,
    content: row.content,
    due_at: row.due_at.toISOString(),
    state: row.state,
    reached: row.reached,
    operator: { operator_id: row.operator_id, account: row.operator_account },
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function presentAudience(audience: MailingAudience): Mailing['audience'] {
  return audience.kind === 'accounts' ? { kind: 'accounts', accounts: audience.accounts } : audience;
}
