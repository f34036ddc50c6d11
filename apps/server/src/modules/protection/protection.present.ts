import { formatMinor, parseMinor, type Currency } from '@halls/contract';
import type { OfficeDataOf } from '@halls/contract/office';
import type { LossLimit } from './loss-limit.repo.ts';
import type { LimitMinor } from './protection.rules.ts';

export function presentLimits(limit: LossLimit, currency: Currency): OfficeDataOf<'/limit/of-member'> {
  const { amountMinor, leftMinor, next } = limit;
  return {
    currency,
    loss_per_day:
      amountMinor === null
        ? null
        : {
            amount: formatMinor(amountMinor, currency),
            left_today: formatMinor(leftMinor ?? 0n, currency),
            next: next && {
              amount: limitInWords(next.amountMinor, currency),
              from: next.from.toISOString(),
            },
          },
  };
}

/** As the log and those who have to agree see it; null is none. */
export function limitInWords(amountMinor: LimitMinor, currency: Currency): string | null {
  return amountMinor === null ? null : formatMinor(amountMinor, currency);
}

/** Undefined for more decimals than the currency has. */
export function readLimit(amount: string | null, currency: Currency): LimitMinor | undefined {
  if (amount === null) return null;
  try {
    return parseMinor(amount, currency);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
