import type { Language } from '@halls/contract';

/**
 * The scripts that a device may have no font for: the style sheet that brings one, an entry of the client build of its
 * own. Only documents in such a language have it; elsewhere a word in that script is drawn with what the device has.
 */
export const scriptSheets: Readonly<Partial<Record<Language, string>>> = {
  th_TH: 'app/document/script-fonts/thai.fonts.css',
  hi_IN: 'app/document/script-fonts/devanagari.fonts.css',
  my_MM: 'app/document/script-fonts/myanmar.fonts.css',
  ta_IN: 'app/document/script-fonts/tamil.fonts.css',
  bn_BD: 'app/document/script-fonts/bengali.fonts.css',
};
