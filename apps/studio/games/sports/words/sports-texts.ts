import type { Translate } from '@halls/i18n/format';
import { type TextTable, translatorOf } from '../../client/texts.ts';
import { en, type SportsTextKey } from './locales/en.ts';
import { vi } from './locales/vi.ts';
import { zh } from './locales/zh.ts';

export type SportsText = Translate<SportsTextKey>;

const texts: TextTable<SportsTextKey> = { en_US: en, vi_VN: vi, zh_CN: zh };

export function sportsTextsOf(language: string): SportsText {
  return translatorOf(language, texts);
}

/** The key, where there is one: what a newer studio names is left as it is. */
export function textKeyOf(key: string): SportsTextKey | null {
  return key in en ? (key as SportsTextKey) : null;
}
