import { currencies, localeOf, type Currency } from '@halls/contract';
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
  const { symbol, scale, iso } = currencies[currency];
  return (
    <Money
      amount={amount}
      locale={localeOf(language)}
      iso={iso}
      symbol={symbol}
      scale={scale}
      {...(className ? { className } : {})}
    />
  );
}
