import { localeOf } from '@halls/contract';
import type { OfficePaymentService } from '@halls/contract/office';
import { Percent } from '#app/parts/percent.tsx';
import { useLanguage } from '#app/texts/texts.ts';

/** Of what is decided, how much was credited. */
export function SuccessRate({ decided, credited }: Pick<OfficePaymentService, 'decided' | 'credited'>) {
  return <Percent value={decided === 0 ? null : ((credited / decided) * 100).toFixed(2)} />;
}

const mostSeconds = 120;

/** In seconds, or in minutes where these are many. */
export function TimeToCredit({ seconds }: { seconds: number | null }) {
  const locale = localeOf(useLanguage());
  if (seconds === null) return '–';
  const isShort = seconds <= mostSeconds;
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit: isShort ? 'second' : 'minute', unitDisplay: 'short' },
    ...{ maximumFractionDigits: 0, numberingSystem: 'latn' },
  });
  return format.format(isShort ? seconds : seconds / 60);
}
