import type { FaqGroup } from '@halls/contract/faq';
import { hasWords } from '@halls/contract/has-words';

/** The groups with those questions alone that have every word in question or answer. */
export function findFaqs(groups: readonly FaqGroup[], wanted: string): FaqGroup[] {
  if (!wanted.trim()) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      list: group.list.filter((faq) => hasWords(`${faq.question} ${plainText(faq.answer)}`, wanted)),
    }))
    .filter((group) => group.list.length > 0);
}

/** What is read of clean HTML. */
export function plainText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
