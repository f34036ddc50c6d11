import { localeOf, type Language } from '@halls/contract';

/** An instant of an answer with its day, in a time zone where one is said, else as the reader's own clock has it. */
export function formatTime(instant: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
    ...(timeZone && { timeZone }),
  }).format(new Date(instant));
}

/** The time alone, to the second, as the reader's own clock has it. */
export function formatClock(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium', numberingSystem: 'latn' }).format(
    new Date(instant),
  );
}
