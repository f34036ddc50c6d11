import type { Currency } from './currency-list.ts';

/** Free of zod: the browser's first load carries it. */

/** The languages in the order of their index, 0 to 10. */
export const languages = [
  'zh_TW',
  'zh_CN',
  'en_US',
  'vi_VN',
  'ko_KR',
  'ja_JP',
  'th_TH',
  'hi_IN',
  'my_MM',
  'ta_IN',
  'bn_BD',
] as const;

export type Language = (typeof languages)[number];

/** The BCP 47 tag of a language, for `lang` attributes and `Intl`. */
export function localeOf(language: Language): string {
  return language === 'my_MM' ? 'my-MM' : language.replace('_', '-');
}

/** For `Intl`, with Latin digits in every language. */
export function figureLocaleOf(language: Language): string {
  return language === 'bn_BD' || language === 'my_MM'
    ? `${localeOf(language)}-u-nu-latn`
    : localeOf(language);
}

export const currencyOfLanguage: Readonly<Record<Language, Currency>> = {
  zh_TW: 'RMB',
  zh_CN: 'RMB',
  en_US: 'USD',
  vi_VN: 'VND',
  ko_KR: 'WON',
  ja_JP: 'JPY',
  th_TH: 'THB',
  hi_IN: 'INR',
  ta_IN: 'INR',
  my_MM: 'MMK',
  bn_BD: 'BDT',
};

/** ISO 3166 country to language. */
export const languageOfCountry: Readonly<Record<string, Language>> = {
  TW: 'zh_TW',
  CN: 'zh_CN',
  US: 'en_US',
  VN: 'vi_VN',
  LA: 'vi_VN',
  KR: 'ko_KR',
  JP: 'ja_JP',
  TH: 'th_TH',
  IN: 'hi_IN',
  MM: 'my_MM',
  TA: 'ta_IN',
  BD: 'bn_BD',
};

/** A text per language. Read it with `textIn`, which falls back to en_US. */
export type PerLanguage = Partial<Record<Language, string>>;

export function textIn(text: string | PerLanguage, language: Language): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text.en_US ?? Object.values(text)[0] ?? '';
}
