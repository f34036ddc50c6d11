import { localeOf, type Language } from '@halls/contract';

/** Hundredths of a percent as people read them: 35 is 0.35%. */
export function formatBp(rateBp: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' },
  }).format(rateBp / 10_000);
}
