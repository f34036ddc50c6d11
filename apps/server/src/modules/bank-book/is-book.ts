import { listServiceCurrencies } from '#modules/cashier';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';

/** A service that takes money in the currency. */
export async function isBook({ sql }: BankBookDeps, { pspId, currency }: BookKey): Promise<boolean> {
  const books = await listServiceCurrencies(sql);
  return books.some((each) => each.pspId === pspId && each.currency === currency);
}
