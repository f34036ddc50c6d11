import { localeOf, type Language } from '@halls/contract';

const secondsOfDay = 86_400;

/** Seconds as a clock of hours, minutes and seconds, after the days in the language's short form: `51:03:12`, `29d 23:59:05`. */
export function formatLeft(seconds: number, language: Language): string {
  // three days and less are read as hours: that is when somebody counts
  const days = seconds > 3 * secondsOfDay ? Math.floor(seconds / secondsOfDay) : 0;
  const rest = seconds - days * secondsOfDay;
  const clock = [rest / 3_600, (rest % 3_600) / 60, rest % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
  if (days === 0) return clock;
  const said = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'narrow',
    numberingSystem: 'latn',
  });
  return `${said.format(days)} ${clock}`;
}
