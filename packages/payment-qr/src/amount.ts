import { formatMinor, type Currency } from '@halls/contract';
import type { DataObject } from './merchant-qr.ts';

const longestAmount = 13;

/** Whether one code is paid once (12) or again and again (11), and object 54; without an amount the payer types it. */
export function amountObjects(
  amountMinor: bigint | null,
  currency: Currency,
): { readonly initiation: DataObject; readonly amount: readonly DataObject[] } {
  if (amountMinor === null) return { initiation: ['01', '11'], amount: [] };
  return { initiation: ['01', '12'], amount: [['54', formatPositive(amountMinor, currency)]] };
}

/** Throws a RangeError for nothing, less than nothing and what no bank's form takes. */
export function formatPositive(amountMinor: bigint, currency: Currency): string {
  const amount = formatMinor(amountMinor, currency);
  if (amountMinor <= 0n || amount.length > longestAmount)
    throw new RangeError(`${amount} ${currency} can't be asked for by a QR code`);
  return amount;
}
