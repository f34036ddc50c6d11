import { localeOf, type Language } from '@halls/contract';

const daySeconds = 86_400;

/** Seconds as whole days, where there are any, and a clock: `2 days 04:05:06`. */
export function formatLeft(seconds: number, language: Language): string {
  const days = Math.floor(seconds / daySeconds);
  const clock = [(seconds % daySeconds) / 3_600, (seconds % 3_600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
  if (days === 0) return clock;
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  });
  return `${format.format(days)} ${clock}`;
}
