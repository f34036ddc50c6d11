import { textIn, toBit, type Language } from '@halls/contract';
import { systemLetters } from '@halls/contract/letter';
import { translateSystemLetter } from '@halls/i18n';
import type { LetterRow } from './letter.repo.ts';

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
