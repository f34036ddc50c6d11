import { z } from 'zod';
import { currencies, type Currency } from './currency-list.ts';

export * from './currency-list.ts';

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
export const currencySchema = z.enum(currencyCodes);

/** A decimal string in the currency's scale, such as "1250000" or "-12.50". Never a float. */
export const moneySchema = z.string().regex(/^-?\d{1,15}(\.\d{1,2})?$/);

/** `formatMinor(1250n, 'USD')` is "12.50"; `formatMinor(1250n, 'VND')` is "1250". */
export function formatMinor(amountMinor: bigint, currency: Currency): string {
  const { scale } = currencies[currency];
  if (scale === 0) return amountMinor.toString();
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The inverse of `formatMinor`. Throws a RangeError for more decimals than the currency has. */
export function parseMinor(amount: string, currency: Currency): bigint {
  const { scale } = currencies[currency];
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > scale) {
    throw new RangeError(`"${amount}" is not an amount in ${currency}, which has ${scale} decimals`);
  }
  return BigInt(`${match[1]}${match[2]}${fraction.padEnd(scale, '0')}`);
}

/** `parseMinor` of what somebody has typed: null where the currency has fewer decimals. */
export function readMinor(amount: string, currency: Currency): bigint | null {
  try {
    return parseMinor(amount, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
