import type { ErrorKey, Language } from '@halls/contract';
import enUS from '../locales/en_US/errors.json' with { type: 'json' };
import viVN from '../locales/vi_VN/errors.json' with { type: 'json' };
import zhCN from '../locales/zh_CN/errors.json' with { type: 'json' };
import { createTranslator, type MessageParams, type ShownLanguage, type Translate } from './format.ts';

/** The messages of answers. A language that is listed and lacks a key does not compile. */
const byLanguage = {
  en_US: enUS,
  vi_VN: viVN,
  zh_CN: zhCN,
} satisfies Partial<Record<Language, Record<ErrorKey, string>>>;

const translators = new Map<ShownLanguage, Translate>();

/** The message of an answer, for the server. An unknown key answers itself. */
export function translateAnswer(language: ShownLanguage, key: string, params?: MessageParams): string {
  let translate = translators.get(language);
  if (!translate) {
    const messages =
      (byLanguage as Partial<Record<ShownLanguage, Record<ErrorKey, string>>>)[language] ?? enUS;
    translate = createTranslator(language, messages, enUS);
    translators.set(language, translate);
  }
  return translate(key, params);
}
