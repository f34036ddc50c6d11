import { type Currency, currencies } from '@halls/contract';

/**
 * What was typed as a stake, in minor units: "50.000", "50,000" and "50000" are one amount in a currency without decimals,
 * "12,5" and "12.50" one in a currency with them. Null for what is no amount; nothing typed is none, too.
 */
export function readStake(typed: string, currency: Currency): bigint | null {
  const { scale } = currencies[currency];
  const text = typed.replaceAll(/[\s’']/g, '');
  const found = /^([\d.,]*?)(?:[.,](\d*))?$/.exec(text);
  if (!/\d/.test(text) || !found) return null;
  const [, before = '', after] = found;
  const isDecimal = after !== undefined && scale > 0 && after.length <= scale;
  const whole = isDecimal ? before : text;
  if (!/^(\d*|\d{1,3}([.,]\d{3})*)$/.test(whole)) return null;
  const digits = (whole.replaceAll(/[.,]/g, '') || '0') + (isDecimal ? after : '').padEnd(scale, '0');
  return digits.length > 18 ? null : BigInt(digits);
}
