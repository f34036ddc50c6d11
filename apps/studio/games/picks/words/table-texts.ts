import type { Language } from '@halls/contract';
import { type FetchedWords, fetchWords, languagesOf, type SpokenWords } from '../../client/texts.ts';
import { en, type TableWords } from './locales/en.ts';

const fetched: Partial<FetchedWords<TableWords>> = {
  vi_VN: async () => (await import('./locales/vi.ts')).vi,
  zh_CN: async () => (await import('./locales/zh.ts')).zh,
};

/** What tables speak. */
export const tableLanguages = languagesOf(fetched);

/** The words of all tables, and of plans of bets on several draws. */
export function fetchTableWords(language: Language): Promise<SpokenWords<TableWords>> {
  return fetchWords(language, en, fetched);
}
