import { currencies, currencyCodes, type Currency } from '@halls/contract';
import { StatementFault } from './statement.ts';

/** Names of ISO 4217 that the platform has others for. */
const isoNames: Readonly<Record<string, Currency>> = { CNY: 'RMB', KRW: 'WON' };

export function readCurrency(code: string, line: number): Currency {
  const currency = isoNames[code] ?? currencyCodes.find((each) => each === code);
  if (!currency) throw new StatementFault('other_currency', line);
  return currency;
}

/**
 * Minor units of an unsigned or signed decimal number. More decimals than the currency has are refused unless they are
 * zeros; so is a thousands mark that does not part threes.
 */
export function readAmount(
  written: string,
  currency: Currency,
  { decimal, line }: { readonly decimal: '.' | ','; readonly line: number },
): bigint {
  const thousands = decimal === '.' ? ',' : '.';
  const plain = written
    .trim()
    .replace(/^\+/, '')
    .replace(/^\u2212/, '-');
  const [whole = '', fraction = '', ...more] = plain.split(decimal);
  const digits = whole.replaceAll(/[\s\u00a0\u202f']/g, '');
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+$`).test(digits);
  const bareDigits = isGrouped ? digits.replaceAll(thousands, '') : digits;
  const { scale } = currencies[currency];
  const kept = fraction.slice(0, scale).padEnd(scale, '0');
  const isNumber = /^-?\d{1,15}$/.test(bareDigits) && /^\d*$/.test(fraction) && more.length === 0;
  if (!isNumber || /[1-9]/.test(fraction.slice(scale))) throw new StatementFault('bad_amount', line);
  return BigInt(bareDigits + kept);
}

/** `2026-03-01` of a year, a month and a day, if there is such a day. */
export function dayOf(year: number, month: number, day: number, line: number): string {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!isDay || year < 2_000 || year > 2_099) throw new StatementFault('bad_date', line);
  return at.toISOString().slice(0, 10);
}
