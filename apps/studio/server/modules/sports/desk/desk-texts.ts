import { type TextTable, translatorOf } from '#games/client/texts.ts';
import { en, type SportsTextKey } from '#games/sports/words/locales/en.ts';
import { vi } from '#games/sports/words/locales/vi.ts';
import { zh } from '#games/sports/words/locales/zh.ts';
import type { SportsText } from '#games/sports/words/sports-texts.ts';

/** In the languages of the office. */
const texts: TextTable<SportsTextKey> = { en_US: en, vi_VN: vi, zh_CN: zh };

/** What the desk calls markets and outcomes. */
export function deskTextsOf(language: string): SportsText {
  return translatorOf(language, texts);
}
