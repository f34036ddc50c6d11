import type { Language } from '@halls/contract';
import { createTranslator, type Translate } from '@halls/i18n/format';
import { type FetchedWords, fetchWords, type Words } from '../../client/texts.ts';
import { en, type SportsTextKey } from './locales/en.ts';

export type SportsText = Translate<SportsTextKey>;

const fetched: FetchedWords<Words<SportsTextKey>> = {
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

/** The words of the sportsbook. */
export async function fetchSportsTexts(language: Language): Promise<SportsText> {
  return createTranslator<SportsTextKey>(language, await fetchWords(language, en, fetched));
}

/** The key, where there is one: what a newer studio names is left as it is. */
export function textKeyOf(key: string): SportsTextKey | null {
  return key in en ? (key as SportsTextKey) : null;
}
