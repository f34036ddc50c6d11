import type { ErrorKey, Language } from '@halls/contract';
import bnBD from '../locales/bn_BD/errors.json' with { type: 'json' };
import enUS from '../locales/en_US/errors.json' with { type: 'json' };
import hiIN from '../locales/hi_IN/errors.json' with { type: 'json' };
import jaJP from '../locales/ja_JP/errors.json' with { type: 'json' };
import koKR from '../locales/ko_KR/errors.json' with { type: 'json' };
import myMM from '../locales/my_MM/errors.json' with { type: 'json' };
import taIN from '../locales/ta_IN/errors.json' with { type: 'json' };
import thTH from '../locales/th_TH/errors.json' with { type: 'json' };
import viVN from '../locales/vi_VN/errors.json' with { type: 'json' };
import zhCN from '../locales/zh_CN/errors.json' with { type: 'json' };
import zhTW from '../locales/zh_TW/errors.json' with { type: 'json' };
import { createTranslator, type MessageParams, type ShownLanguage, type Translate } from './format.ts';

/** The messages of answers. A language that lacks a key does not compile. */
const byLanguage: Readonly<Record<Language, Record<ErrorKey, string>>> = {
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

const translators = new Map<ShownLanguage, Translate>();

/** The message of an answer, for the server. An unknown key answers itself. */
export function translateAnswer(language: ShownLanguage, key: string, params?: MessageParams): string {
  let translate = translators.get(language);
  if (!translate) {
    const messages = language === 'cimode' ? {} : byLanguage[language];
    translate = createTranslator(language, messages, enUS);
    translators.set(language, translate);
  }
  return translate(key, params);
}
