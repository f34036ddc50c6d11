import type { Language } from '@halls/contract';

/**
 * The scripts that a device may have no font for: the style sheet that brings one, an entry of the client build of its
 * own. Only documents in such a language have it; elsewhere a word in that script is drawn with what the device has.
 */
export const scriptSheets: Readonly<Partial<Record<Language, string>>> = {
  th_TH: '../../packages/ui/src/script-fonts/thai.fonts.css',
  hi_IN: '../../packages/ui/src/script-fonts/devanagari.fonts.css',
  my_MM: '../../packages/ui/src/script-fonts/myanmar.fonts.css',
  ta_IN: '../../packages/ui/src/script-fonts/tamil.fonts.css',
  bn_BD: '../../packages/ui/src/script-fonts/bengali.fonts.css',
};
