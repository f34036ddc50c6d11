import { localeOf, type Currency, type Language } from '@halls/contract';
import type { TournamentScoring } from '@halls/contract/tournament';
import { formatMoney } from '@halls/i18n/format-money';

/** A score as it is read: `12.5×`, an amount, or a number of points. */
export function formatScore(
  score: string,
  { scoring, currency }: { readonly scoring: TournamentScoring; readonly currency: Currency },
  language: Language,
): string {
  const locale = localeOf(language);
  if (scoring === 'turnover') return formatMoney(score, currency, locale);
  const figure = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(Number(score));
  return scoring === 'multiplier' ? `${figure}×` : figure;
}
