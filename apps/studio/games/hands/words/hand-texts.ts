import type { Language } from '@halls/contract';
import { type FetchedWords, fetchWords, languagesOf, type SpokenWords } from '../../client/texts.ts';
import { en, type HandWords } from './locales/en.ts';

const fetched: Partial<FetchedWords<HandWords>> = {
  vi_VN: async () => (await import('./locales/vi.ts')).vi,
  zh_CN: async () => (await import('./locales/zh.ts')).zh,
};

/** What hands speak. */
export const handLanguages = languagesOf(fetched);

/** The words of all hands. */
export function fetchHandWords(language: Language): Promise<SpokenWords<HandWords>> {
  return fetchWords(language, en, fetched);
}
