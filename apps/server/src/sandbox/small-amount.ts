import { currencies, type Currency } from '@halls/contract';

/** A small coin or note of each currency, in whole units. */
const smallAmounts: Readonly<Record<Currency, number>> = {
  ...{ RMB: 1, USD: 1, VND: 5_000, WON: 300, JPY: 30 },
  ...{ THB: 10, INR: 20, MMK: 500, BDT: 20, BRL: 1 },
};

export function smallAmountMinor(currency: Currency): bigint {
  return BigInt(smallAmounts[currency]) * 10n ** BigInt(currencies[currency].scale);
}
