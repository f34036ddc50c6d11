import './budget-meter.css';
import { localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { Progress } from '@halls/ui/progress';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

/** How much of a budget was given. */
export function BudgetMeter({
  given,
  budget,
  currency,
}: {
  given: string;
  budget: string;
  currency: Currency;
}) {
  const t = useTranslate('promotions');
  const locale = localeOf(useLanguage());
  const words = t('given_of', {
    given: formatMoney(given, currency, locale),
    budget: formatMoney(budget, currency, locale),
  });
  return (
    <span className="budget-meter">
      <span className="money">{words}</span>
      <Progress label={t('budget')} words={words} part={given} whole={budget} />
    </span>
  );
}
