/** How a price is written. The price itself is always the decimal one, in thousandths. */
export const priceFormats = ['decimal', 'hong_kong', 'malay', 'indonesian', 'american'] as const;
export type PriceFormat = (typeof priceFormats)[number];

export function isPriceFormat(word: string | null): word is PriceFormat {
  return priceFormats.some((format) => format === word);
}

/**
 * A price as the format writes it, never better than it is: what is won is rounded down, what is risked for it up.
 * Nothing for one that is not on offer.
 */
export function showPrice(price: number, format: PriceFormat): string {
  if (price <= 1_000) return '';
  const won = price - 1_000;
  switch (format) {
    case 'decimal':
      return price >= 100_000 ? wholes(price) : hundredths(price);
    case 'hong_kong':
      return hundredths(won);
    case 'malay':
      return won <= 1_000 ? hundredths(won) : negative(riskFor(won));
    case 'indonesian':
      return won >= 1_000 ? hundredths(won) : negative(riskFor(won));
    case 'american':
      return won >= 1_000 ? `+${Math.floor(won / 10)}` : `−${Math.ceil(100_000 / won)}`;
  }
}

/** Whether the figure says what is risked for 1 (or 100) rather than what is won for it. */
export function isRiskFigure(price: number, format: PriceFormat): boolean {
  const won = price - 1_000;
  if (won <= 0) return false;
  if (format === 'malay') return won > 1_000;
  return (format === 'indonesian' || format === 'american') && won < 1_000;
}

/** Of 1 that is won, in hundredths. */
function riskFor(won: number): number {
  return Math.ceil(100_000 / won);
}

function negative(figure: number): string {
  return `−${fixed(figure)}`;
}

function hundredths(thousandths: number): string {
  return fixed(Math.floor(thousandths / 10));
}

function wholes(thousandths: number): string {
  return String(Math.floor(thousandths / 1_000));
}

function fixed(figure: number): string {
  return `${Math.floor(figure / 100)}.${String(figure % 100).padStart(2, '0')}`;
}
