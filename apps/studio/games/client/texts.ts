import { en, type TextKey } from './texts-en.ts';
import { vi } from './texts-vi.ts';
import { zh } from './texts-zh.ts';

export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of a language; what there is no translation for is English. */
export function textsOf(language: string): Text {
  const table: Record<TextKey, string> = language.startsWith('vi') ? vi : language.startsWith('zh') ? zh : en;
  return (key, values = {}) =>
    table[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
