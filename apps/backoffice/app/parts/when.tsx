import { localeOf } from '@halls/contract';
import { useLanguage } from '#app/texts/texts.ts';

/** An instant in the reader's own time; what it is in UTC shows when it is pointed at. */
export function When({ at }: { at: string }) {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    numberingSystem: 'latn',
  });
  return (
    <time className="money" dateTime={at} title={at}>
      {format.format(new Date(at))}
    </time>
  );
}

/** The zone in which `When` writes. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
