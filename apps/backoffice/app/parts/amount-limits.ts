import { currencies, type Currency } from '@halls/contract';

export type AmountLimits = Partial<Record<Currency, string>>;

/** What was typed, such as `USD 1000, VND 25000000`; null for nothing, which is no limit; undefined where it cannot be read. */
export function readLimits(typed: string): AmountLimits | null | undefined {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return null;
  const limits: AmountLimits = {};
  for (const part of parts) {
    const [, code = '', amount = ''] = /^([A-Za-z]{3})\s+(\d{1,15}(?:\.\d{1,2})?)$/.exec(part) ?? [];
    const currency = code.toUpperCase();
    if (!isCurrency(currency) || currency in limits) return undefined;
    if ((amount.split('.')[1]?.length ?? 0) > currencies[currency].scale) return undefined;
    limits[currency] = amount;
  }
  return limits;
}

export function writeLimits(limits: AmountLimits | null): string {
  return Object.entries(limits ?? {})
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}
