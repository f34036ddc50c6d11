import { localeOf } from '@halls/contract';
import { formatPercent } from '@halls/i18n/format';
import { useLanguage } from '#app/texts/texts.ts';

/** A decimal text as a per cent, or from one to another; a dash where there is none. */
export function Percent({ value, to = value }: { value: string | null; to?: string | null }) {
  const locale = localeOf(useLanguage());
  return <span className="money">{value === null ? '–' : formatPercent(locale, value, to)}</span>;
}
