import { type Language, languages } from '@halls/contract';
import { createTranslator, type Translate } from '@halls/i18n/format';
import { en, type TextKey } from './locales/en.ts';

/** What a table or a hand says by itself is there in these; the sportsbook and the reels speak all that the sites do. */
export const tableLanguages = ['en_US', 'vi_VN', 'zh_CN'] as const satisfies readonly Language[];
export type TableLanguage = (typeof tableLanguages)[number];

/** A language that lacks a key does not compile. */
export type Words<Key extends string> = Readonly<Record<Key, string>>;
export type TextTable<Key extends string> = Readonly<Record<TableLanguage, Words<Key>>>;
/** Words beside the English ones, each fetched by who reads them. */
export type FetchedWords<Key extends string> = Readonly<
  Record<Exclude<Language, 'en_US'>, () => Promise<Words<Key>>>
>;

export type Text = Translate<TextKey>;

const fetched: FetchedWords<TextKey> = {
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

/** Texts that all games share. */
export function fetchTexts(language: Language): Promise<Text> {
  return fetchTranslator(language, en, fetched);
}

/** Words that don't come are read in English. */
export async function fetchTranslator<Key extends string>(
  language: Language,
  english: Words<Key>,
  others: FetchedWords<Key>,
): Promise<Translate<Key>> {
  const words = language === 'en_US' ? english : await others[language]().catch(() => null);
  return words ? createTranslator<Key>(language, words) : createTranslator<Key>('en_US', english);
}

export function translatorOf<Key extends string>(asked: string, table: TextTable<Key>): Translate<Key> {
  const language = closestOf(asked, tableLanguages);
  return createTranslator<Key>(language, table[language]);
}

/** Of what is spoken the language that was asked for (`zh_TW`, `zh`), else one of the same tongue, else English. */
export function closestOf<Spoken extends Language>(
  asked: string,
  spoken: readonly Spoken[],
): Spoken | 'en_US' {
  const tongueOf = (language: string): string => language.slice(0, 2);
  const same = spoken.find((language) => language === asked);
  return same ?? spoken.find((language) => tongueOf(language) === tongueOf(asked)) ?? 'en_US';
}

/** All that there are, those that most read first among those of one tongue. */
export const gameLanguages: readonly Language[] = ['zh_CN', ...languages];
