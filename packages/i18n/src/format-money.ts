/** Free of zod and of Node: the site and the games write amounts by this one function. */
import { currencies, type Currency } from '@halls/contract';

/**
 * Writes a decimal string such as "1250000" or "-12.50" as the locale (BCP 47) does, digit by digit, never through a
 * float: `formatMoney('1250000', 'VND', 'vi-VN')` is "1.250.000 ₫".
 */
export function formatMoney(amount: string, currency: Currency, locale: string): string {
  return formatFor(currency, locale)
    .formatToParts(amount as Intl.StringNumericLiteral)
    .map((part) => (part.type === 'currency' ? currencies[currency].symbol : part.value))
    .join('');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept: a balance that counts up is written sixty times a second. */
function formatFor(currency: Currency, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const { iso, scale } = currencies[currency];
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      // decides where the symbol stands
      currency: iso,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      // Latin digits everywhere: a balance must read the same beside the game that shows it.
      numberingSystem: 'latn',
    });
  formats.set(key, format);
  return format;
}
