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
/** All words of a kind of game, in the language in which they came. */
export interface SpokenWords<All> {
  readonly language: Language;
  readonly words: All;
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
export function fetchTexts(language: Language): Promise<Text> {
  return fetchTranslator(language, en, fetched);
}

export async function fetchTranslator<Key extends string>(
  language: Language,
  english: Words<Key>,
  others: FetchedWords<Words<Key>>,
): Promise<Translate<Key>> {
  return textOf(await fetchWords(language, english, others), (words) => words);
}

/** Words that don't come, or that there are not, are read in English. */
export async function fetchWords<All>(
  language: Language,
  english: All,
  others: Partial<FetchedWords<All>>,
): Promise<SpokenWords<All>> {
  const spokenEnglish: SpokenWords<All> = { language: 'en_US', words: english };
  const ask = language === 'en_US' ? undefined : others[language];
  return ask
    ? ask().then(
        (words) => ({ language, words }),
        () => spokenEnglish,
      )
    : spokenEnglish;
}

/** A part of the words, such as those of one table. */
export function textOf<All, Key extends string>(
  { language, words }: SpokenWords<All>,
  wordsOf: (all: All) => Words<Key>,
): Translate<Key> {
  return createTranslator<Key>(language, wordsOf(words));
}

/** English, and what is fetched. */
export function languagesOf(fetched: Partial<FetchedWords<unknown>>): readonly Language[] {
  return ['en_US', ...(Object.keys(fetched) as Language[])];
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
