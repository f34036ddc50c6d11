const scales: Readonly<Record<string, number>> = { VND: 0, WON: 0, JPY: 0 };
const symbols: Readonly<Record<string, string>> = {
  RMB: '¥',
  USD: '$',
  VND: '₫',
  WON: '₩',
  JPY: '¥',
  THB: '฿',
  INR: '₹',
  MMK: 'K',
  BDT: '৳',
  BRL: 'R$',
};

/** Amounts come and go as decimal strings; between, they are minor units. Never a float. */
export class Money {
  readonly #currency: string;
  readonly #scale: number;
  readonly #format: Intl.NumberFormat;

  constructor(currency: string, locale: string) {
    this.#currency = currency;
    this.#scale = scales[currency] ?? 2;
    this.#format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: this.#scale,
      maximumFractionDigits: this.#scale,
    });
  }

  parse(decimal: string): bigint {
    const [whole = '0', fraction = ''] = decimal.split('.');
    return BigInt(whole + fraction.padEnd(this.#scale, '0'));
  }

  toDecimal(minor: bigint): string {
    if (this.#scale === 0) return minor.toString();
    const digits = minor.toString().padStart(this.#scale + 1, '0');
    return `${digits.slice(0, -this.#scale)}.${digits.slice(-this.#scale)}`;
  }

  /** With the currency's sign, as the player's language writes numbers. */
  show(minor: bigint): string {
    const number = this.#format.format(this.toDecimal(minor) as never);
    const sign = symbols[this.#currency] ?? this.#currency;
    return this.#currency === 'VND' ? `${number} ${sign}` : `${sign}${number}`;
  }

  /** Short for a chip: 500K, 1M. */
  short(minor: bigint): string {
    const value = Number(minor) / 10 ** this.#scale;
    if (value >= 1_000_000) return `${value / 1_000_000}M`;
    if (value >= 1_000) return `${value / 1_000}K`;
    return String(value);
  }
}
