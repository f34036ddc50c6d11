import { type Language, languages } from '@halls/contract';
import { createTranslator, type Translate } from '@halls/i18n/format';
import { en, type TextKey } from './locales/en.ts';

const textTableLanguages = ['en_US', 'vi_VN', 'zh_CN'] as const satisfies readonly Language[];

/** A language that lacks a key does not compile. */
export type Words<Key extends string> = Readonly<Record<Key, string>>;
/** Words that stand in the code in each of their languages. */
export type TextTable<Key extends string> = Readonly<Record<(typeof textTableLanguages)[number], Words<Key>>>;
/** Words beside the English ones, each fetched by who reads them. */
export type FetchedWords<All> = Readonly<Record<Exclude<Language, 'en_US'>, () => Promise<All>>>;
/** A game's words in the language in which it speaks: those that all share, and those of its kind. */
export interface Spoken<Own> {
  readonly language: Language;
  readonly text: Text;
  readonly own: Own;
}

export type Text = Translate<TextKey>;

const fetched: FetchedWords<Words<TextKey>> = {
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
export async function fetchTexts(language: Language): Promise<Text> {
  return createTranslator<TextKey>(language, await fetchWords(language, en, fetched));
}

/** Throws where they don't come. */
export async function fetchWords<All>(
  language: Language,
  english: All,
  others: FetchedWords<All>,
): Promise<All> {
  return language === 'en_US' ? english : others[language]();
}

/** Nobody reads half a game in another language: where some of the words don't come, all are English. */
export async function fetchSpoken<Own>(
  language: Language,
  fetchOwn: (language: Language) => Promise<Own>,
): Promise<Spoken<Own>> {
  try {
    const [text, own] = await Promise.all([fetchTexts(language), fetchOwn(language)]);
    return { language, text, own };
  } catch (error) {
    if (language === 'en_US') throw error;
    return fetchSpoken('en_US', fetchOwn);
  }
}

export function translatorOf<Key extends string>(asked: string, table: TextTable<Key>): Translate<Key> {
  const language = closestOf(asked, textTableLanguages);
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
