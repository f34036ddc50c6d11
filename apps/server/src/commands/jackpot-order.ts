import { parseArgs } from 'node:util';
import { currencyCodes, formatMinor, parseMinor, type Currency } from '@halls/contract';
import { openJackpot } from '#modules/jackpot';
import { createLedger } from '#modules/ledger';
import { findSite } from '#modules/site';
import type { Database } from '#platform/database.ts';
import { commandLine } from './run-command.ts';

export interface JackpotOrder {
  /** A site's number, or one of its hosts. */
  readonly site: string;
  readonly currency: Currency;
  readonly seedMinor: bigint;
  readonly reservePercent: number;
}

export const usualReservePercent = 50;

/** Opens it, and says so; throws why not. */
export async function carryOutJackpotOrder(
  { sql, pool }: Pick<Database, 'sql' | 'pool'>,
  order: JackpotOrder,
): Promise<string> {
  const { currency, seedMinor, reservePercent } = order;
  const site = await findSite(sql, order.site);
  if (!site) throw new Error(`there is no site "${order.site}"; give its number or one of its hosts`);
  const named = `site ${site.site_id} "${site.name}"`;
  if (!site.currencies.includes(currency))
    throw new Error(`${named} does not take ${currency}; it takes ${site.currencies.join(', ')}`);
  const terms = { siteId: site.site_id, currency, seedMinor, reservePercent };
  // the ledger writes in the transaction that it is given
  const ledger = createLedger({ pool });
  const isOpened = await sql
    .transaction()
    .execute((transaction) => openJackpot(transaction, ledger, commandLine, terms, 'npm run open-jackpot'));
  if (!isOpened) throw new Error(`${named} has a jackpot in ${currency} already; its seed stays as it is`);
  return `${named} has a jackpot in ${currency} that begins with ${formatMinor(seedMinor, currency)}`;
}

/** What the arguments ask for; throws what is wrong with them. */
export function readJackpotOrder(args: string[]): JackpotOrder {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { site: text, currency: text, seed: text, reserve: text } });
  const { site, currency: code, seed } = values;
  if (!site) throw new Error('--site is missing');
  if (!code) throw new Error('--currency is missing');
  const currency = currencyCodes.find((known) => known === code);
  if (!currency) throw new Error(`there is no currency "${code}"`);
  if (!seed) throw new Error('--seed is missing');
  const seedMinor = parseMinor(seed, currency);
  if (seedMinor <= 0n) throw new Error(`a seed is more than nothing; "${seed}" is not`);
  const reserve = values.reserve ?? String(usualReservePercent);
  const reservePercent = Number(reserve);
  if (!/^\d+$/.test(reserve) || reservePercent > 100)
    throw new Error(`--reserve is a whole number from 0 to 100; "${reserve}" is not`);
  return { site, currency, seedMinor, reservePercent };
}
