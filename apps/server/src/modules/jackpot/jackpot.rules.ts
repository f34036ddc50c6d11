import { formatMinor, limits, type Currency } from '@halls/contract';

/** The jackpot as it is shown: "0001250000" in VND, "0000012500.00" in USD. */
export function formatJackpot(amountMinor: bigint, currency: Currency): string {
  const [whole = '0', fraction] = formatMinor(amountMinor, currency).split('.');
  const padded = whole.padStart(limits.jackpotDigits, '0');
  return fraction === undefined ? padded : `${padded}.${fraction}`;
}
