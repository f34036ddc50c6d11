export interface MoneyFormat {
  /** BCP 47. */
  locale: string;
  /** ISO 4217, which decides where the symbol stands. */
  iso: string;
  /** Shown in place of the locale's own symbol. */
  symbol: string;
  /** Decimals of the currency. */
  scale: number;
}

/**
 * Formats a decimal string such as "1250000" or "-12.50", digit by digit, never through a float.
 * `formatMoney('1250000', vnd)` in vi-VN is "1.250.000 ₫".
 */
export function formatMoney(amount: string, { locale, iso, symbol, scale }: MoneyFormat): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    // Latin digits everywhere: a balance must read the same beside the game that shows it.
    numberingSystem: 'latn',
  });
  return format
    .formatToParts(amount as Intl.StringNumericLiteral)
    .map((part) => (part.type === 'currency' ? symbol : part.value))
    .join('');
}
