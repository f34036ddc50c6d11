import { parseMinor, type Currency } from '@halls/contract';

/** Minor units of what a member has typed; null where the currency knows no such amount. */
export function readAmount(amount: string, currency: Currency): bigint | null {
  try {
    return parseMinor(amount, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
