import { localeOf, type Language } from '@halls/contract';

/** A month by the first of its days. */
export function formatMonth(day: string, language: Language): string {
  // Chromium knows no Burmese
  if (language === 'my_MM') return day.slice(0, 7);
  return new Intl.DateTimeFormat(localeOf(language), {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC', numberingSystem: 'latn' },
  }).format(new Date(day));
}
