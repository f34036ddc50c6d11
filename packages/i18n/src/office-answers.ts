import type { OfficeErrorKey, OfficeLanguage } from '@halls/contract/office';
import enUS from '../office-locales/en_US/errors.json' with { type: 'json' };
import viVN from '../office-locales/vi_VN/errors.json' with { type: 'json' };
import zhCN from '../office-locales/zh_CN/errors.json' with { type: 'json' };
import { createTranslator, type Translate } from './format.ts';

/** The messages of the office's answers. A language that lacks a key does not compile. */
const messages: Readonly<Record<OfficeLanguage, Record<OfficeErrorKey, string>>> = {
  en_US: enUS,
  zh_CN: zhCN,
  vi_VN: viVN,
};

const translators: Readonly<Record<OfficeLanguage, Translate>> = {
  en_US: createTranslator('en_US', messages.en_US),
  zh_CN: createTranslator('zh_CN', messages.zh_CN, enUS),
  vi_VN: createTranslator('vi_VN', messages.vi_VN, enUS),
};

/** The message of an answer of the office. An unknown key answers itself. */
export function translateOfficeAnswer(language: OfficeLanguage, key: string): string {
  return translators[language](key);
}
