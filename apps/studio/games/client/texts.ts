import { createTranslator, type Translate } from '@halls/i18n/format';
import { en, type TextKey } from './texts-en.ts';
import { vi } from './texts-vi.ts';
import { zh } from './texts-zh.ts';

/** The languages that games speak; whoever asks for another gets English. */
export type GameLanguage = 'en_US' | 'vi_VN' | 'zh_CN';

/** A language that lacks a key does not compile. */
export type TextTable<Key extends string> = Readonly<Record<GameLanguage, Readonly<Record<Key, string>>>>;

export type Text = Translate<TextKey>;

/** Texts that all games share. */
export function textsOf(language: string): Text {
  return translatorOf(language, { en_US: en, vi_VN: vi, zh_CN: zh });
}

export function translatorOf<Key extends string>(language: string, table: TextTable<Key>): Translate<Key> {
  const spoken = spokenFor(language);
  return createTranslator<Key>(spoken, table[spoken]);
}

function spokenFor(language: string): GameLanguage {
  if (language.startsWith('vi')) return 'vi_VN';
  return language.startsWith('zh') ? 'zh_CN' : 'en_US';
}
