import type { Language } from '@halls/contract';
import { type FetchedWords, fetchWords } from '../../client/texts.ts';
import { en, type HandWords } from './locales/en.ts';

const fetched: FetchedWords<HandWords> = {
  bn_BD: async () => (await import('./locales/bn.ts')).bn,
  hi_IN: async () => (await import('./locales/hi.ts')).hi,
  ja_JP: async () => (await import('./locales/ja.ts')).ja,
  ko_KR: async () => (await import('./locales/ko.ts')).ko,
  my_MM: async () => (await import('./locales/my.ts')).my,
  ta_IN: async () => (await import('./locales/ta.ts')).ta,
  th_TH: async () => (await import('./locales/th.ts')).th,
  vi_VN: async () => (await import('./locales/vi.ts')).vi,
  zh_CN: async () => (await import('./locales/zh.ts')).zh,
  zh_TW: async () => (await import('./locales/zh-tw.ts')).zhTw,
};

/** The words of all hands. */
export function fetchHandWords(language: Language): Promise<HandWords> {
  return fetchWords(language, en, fetched);
}
