import { localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { Money } from '@halls/ui';
import { usePage } from '#app/page/page-context.ts';

/** An amount of the member's in the page's language. */
export function MemberMoney({
  amount,
  currency,
  className,
}: {
  amount: string;
  currency: Currency;
  className?: string;
}) {
  const { language } = usePage();
  return (
    <Money {...(className ? { className } : {})}>{formatMoney(amount, currency, localeOf(language))}</Money>
  );
}
