/** Free of zod: the browser's first load carries it. */

/** Scale is the number of decimals of the currency's minor unit (ISO 4217). */
export const currencies = {
  RMB: { symbol: '¥', scale: 2, iso: 'CNY' },
  USD: { symbol: '$', scale: 2, iso: 'USD' },
  VND: { symbol: '₫', scale: 0, iso: 'VND' },
  WON: { symbol: '₩', scale: 0, iso: 'KRW' },
  JPY: { symbol: '¥', scale: 0, iso: 'JPY' },
  THB: { symbol: '฿', scale: 2, iso: 'THB' },
  INR: { symbol: '₹', scale: 2, iso: 'INR' },
  MMK: { symbol: 'K', scale: 2, iso: 'MMK' },
  BDT: { symbol: '৳', scale: 2, iso: 'BDT' },
  BRL: { symbol: 'R$', scale: 2, iso: 'BRL' },
} as const;

export type Currency = keyof typeof currencies;
