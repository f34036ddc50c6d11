import { parseMinor, type Currency } from '@halls/contract';
import { readAmount } from './amount-typed.ts';

/** A limit that was typed, as the wire has it: nothing typed is none (null), undefined what is no amount. */
export function readLimit(typed: string, currency: Currency): string | null | undefined {
  const bare = typed.trim();
  if (bare === '') return null;
  if (/^0+(\.0{1,2})?$/.test(bare)) return '0';
  const amount = readAmount(bare, currency);
  return amount === null || amount.startsWith('-') ? undefined : amount;
}

/** No limit is looser than any. */
export function isLooserLimit(next: string | null, now: string, currency: Currency): boolean {
  return next === null || parseMinor(next, currency) > parseMinor(now, currency);
}
