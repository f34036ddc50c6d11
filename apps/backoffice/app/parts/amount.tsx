import './amount.css';
import { localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { classNames, Money } from '@halls/ui';
import { useLanguage } from '#app/texts/texts.ts';

/** An amount with its currency. `isChange`: with its sign, and coloured by it. */
export function Amount({
  amount,
  currency,
  isChange = false,
}: {
  amount: string;
  currency: Currency;
  isChange?: boolean;
}) {
  const text = formatMoney(amount, currency, localeOf(useLanguage()));
  const isGain = isChange && /[1-9]/.test(amount) && !amount.startsWith('-');
  return (
    <Money
      className={classNames(isGain && 'amount-gain', isChange && amount.startsWith('-') && 'amount-loss')}
    >
      {isGain ? `+${text}` : text}
    </Money>
  );
}
