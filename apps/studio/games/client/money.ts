import { currencies, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';

/** Amounts come and go as decimal strings; between, they are minor units. Never a float. */
export class Money {
  readonly #currency: Currency;
  readonly #scale: number;
  readonly #locale: string;

  constructor(currency: Currency, locale: string) {
    this.#currency = currency;
    this.#scale = currencies[currency].scale;
    this.#locale = locale;
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

  /** As the lobby writes it in the player's language. */
  show(minor: bigint): string {
    return formatMoney(this.toDecimal(minor), this.#currency, this.#locale);
  }

  /** Short for a chip: 500K, 1M. */
  short(minor: bigint): string {
    const value = Number(minor) / 10 ** this.#scale;
    if (value >= 1_000_000) return `${value / 1_000_000}M`;
    if (value >= 1_000) return `${value / 1_000}K`;
    return String(value);
  }
}
