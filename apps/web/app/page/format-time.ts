import { localeOf, type Language } from '@halls/contract';

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>;

/** An instant of an answer with its day, in a time zone where one is said, else as the reader's own clock has it. */
export function formatTime(instant: string, language: Language, timeZone?: string): string {
  return format(instant, language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });
}

/** The day alone, with the name of its month, in a time zone where one is said. */
export function formatDay(instant: string, language: Language, timeZone?: string): string {
  return format(instant, language, { dateStyle: 'long', ...(timeZone && { timeZone }) });
}

/** The time alone, to the second, as the reader's own clock has it. */
export function formatClock(instant: string, language: Language): string {
  return format(instant, language, { timeStyle: 'medium' });
}

function format(instant: string, language: Language, styles: Styles): string {
  // Chromium knows no Burmese: in figures a time reads the same from the server and from any browser
  const [locale, own] =
    language === 'my_MM'
      ? ['en-GB', styles.dateStyle && { dateStyle: 'short' as const }]
      : [localeOf(language), undefined];
  return new Intl.DateTimeFormat(locale, { ...styles, ...own, numberingSystem: 'latn' }).format(
    new Date(instant),
  );
}
