import type { Language } from './wire-types.ts';

/** Files by subset: Latin is on every page, Vietnamese on Vietnamese ones. */
export interface FontFiles {
  latin: readonly string[];
  vietnamese: readonly string[];
}

/** What the first screen needs; everything else comes when a character asks for it. */
export function fontsToPreload(files: FontFiles, language: Language): readonly string[] {
  return language === 'vi_VN' ? [...files.latin, ...files.vietnamese] : files.latin;
}
