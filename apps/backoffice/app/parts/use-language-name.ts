import { languages, localeOf, type Language } from '@halls/contract';
import { useLanguage } from '#app/texts/texts.ts';

/** What a language is called in one's own: of `vi_VN` "Vietnamese (Vietnam)"; anything else is said as it is. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames([localeOf(useLanguage())], { type: 'language' });
  return (code) =>
    languages.includes(code as Language) ? (names.of(localeOf(code as Language)) ?? code) : code;
}
