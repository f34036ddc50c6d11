import { localeOf, type Language } from '@halls/contract';
import { useLanguage } from '#app/texts/texts.ts';

/** What a language is called in one's own. */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames([localeOf(useLanguage())], { type: 'language' });
  return (language) => names.of(localeOf(language as Language)) ?? language;
}
