import type { Language } from '@halls/contract';
import type { SystemLetterKey } from '@halls/contract/letter';
import bnBD from '../locales/bn_BD/system_letter.json' with { type: 'json' };
import enUS from '../locales/en_US/system_letter.json' with { type: 'json' };
import hiIN from '../locales/hi_IN/system_letter.json' with { type: 'json' };
import jaJP from '../locales/ja_JP/system_letter.json' with { type: 'json' };
import koKR from '../locales/ko_KR/system_letter.json' with { type: 'json' };
import myMM from '../locales/my_MM/system_letter.json' with { type: 'json' };
import taIN from '../locales/ta_IN/system_letter.json' with { type: 'json' };
import thTH from '../locales/th_TH/system_letter.json' with { type: 'json' };
import viVN from '../locales/vi_VN/system_letter.json' with { type: 'json' };
import zhCN from '../locales/zh_CN/system_letter.json' with { type: 'json' };
import zhTW from '../locales/zh_TW/system_letter.json' with { type: 'json' };
import { createTranslator, type MessageParams } from './format.ts';

/** The words of the letters that the system sends. A language that lacks a key does not compile. */
const byLanguage: Readonly<Record<Language, Record<SystemLetterKey, string>>> = {
  zh_TW: zhTW,
  zh_CN: zhCN,
  en_US: enUS,
  vi_VN: viVN,
  ko_KR: koKR,
  ja_JP: jaJP,
  th_TH: thTH,
  hi_IN: hiIN,
  my_MM: myMM,
  ta_IN: taIN,
  bn_BD: bnBD,
};

/** What a letter of the system says in its reader's language. */
export function translateSystemLetter(
  language: Language,
  key: SystemLetterKey,
  params: MessageParams,
): string {
  return createTranslator(language, byLanguage[language], enUS)(key, params);
}
