import { parseMinor, type Currency } from '@halls/contract';

/** An amount that was typed, as the wire has it; null for what is none in this currency. */
export function readAmount(typed: string, currency: Currency): string | null {
  const amount = typed.trim();
  if (!/^\d{1,13}(\.\d{1,2})?$/.test(amount)) return null;
  try {
    parseMinor(amount, currency);
    return amount;
  } catch {
    // more decimals than the currency has
    return null;
  }
}

export function isLooser(next: string, now: string, currency: Currency): boolean {
  return parseMinor(next, currency) > parseMinor(now, currency);
}
