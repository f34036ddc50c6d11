import { figureLocaleOf, type Language } from '@halls/contract';

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

const clockTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** How long ago an instant was, in the largest whole unit; what a reader's clock has in the future is just past. */
export function formatAgo(instant: string, nowMs: number, language: Language): string {
  const past = Math.max(0, Math.floor((nowMs - Date.parse(instant)) / 1_000));
  const { unit, seconds } = steps.find((step) => past >= step.seconds) ?? { unit: 'second', seconds: 1 };
  const locale = figureLocaleOf(language);
  // few browsers know all languages; a time of day needs none
  if (Intl.RelativeTimeFormat.supportedLocalesOf(locale).length === 0)
    return new Intl.DateTimeFormat(locale, clockTime).format(new Date(instant));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return format.format(-Math.floor(past / seconds), unit);
}
