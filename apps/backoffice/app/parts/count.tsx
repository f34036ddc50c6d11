import { localeOf } from '@halls/contract';
import { useLanguage } from '#app/texts/texts.ts';

/** How many, as the reader's language writes it. */
export function Count({ value }: { value: number }) {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { numberingSystem: 'latn' });
  return <span className="money">{format.format(value)}</span>;
}
