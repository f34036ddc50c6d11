import { formatMinor, readMinor, toBit, type Currency } from '@halls/contract';
import type { OfficeDataOf } from '@halls/contract/office';
import type { OwnLimits } from '@halls/contract/protection';
import type { LossLimit } from './loss-limit.repo.ts';
import type { DayOfLosses, OwnLimit } from './own-limit.repo.ts';
import { tighterOf, type LimitMinor } from './protection.rules.ts';

export interface LimitsOfMember {
  readonly house: LossLimit;
  readonly own: OwnLimit | null;
  readonly day: DayOfLosses;
}

export function presentLimits(
  { house, own, day }: LimitsOfMember,
  currency: Currency,
): OfficeDataOf<'/limit/of-member'> {
  const { amountMinor } = house;
  return {
    currency,
    loss_per_day:
      amountMinor === null
        ? null
        : { amount: formatMinor(amountMinor, currency), next: presentNext(house, currency) },
    own: own && {
      amount: formatMinor(own.amountMinor, currency),
      wish: own.wish && presentWish(own.wish, currency),
    },
    left_today: limitInWords(day.leftMinor, currency),
  };
}

export function presentOwnLimits({ house, own, day }: LimitsOfMember, currency: Currency): OwnLimits {
  return {
    currency,
    limit: limitInWords(tighterOf(house.amountMinor, own?.amountMinor ?? null), currency),
    used_today: formatMinor(day.lostMinor > 0n ? day.lostMinor : 0n, currency),
    left_today: limitInWords(day.leftMinor, currency),
    day_ends_at: day.endsAt.toISOString(),
    house: limitInWords(house.amountMinor, currency),
    house_next: presentNext(house, currency),
    own: limitInWords(own?.amountMinor ?? null, currency),
    wish: own?.wish ? { ...presentWish(own.wish, currency), is_ready: toBit(own.wish.isReady) } : null,
  };
}

function presentNext({ next }: LossLimit, currency: Currency) {
  return next && { amount: limitInWords(next.amountMinor, currency), from: next.from.toISOString() };
}

function presentWish({ amountMinor, from, until }: NonNullable<OwnLimit['wish']>, currency: Currency) {
  return {
    amount: limitInWords(amountMinor, currency),
    from: from.toISOString(),
    until: until.toISOString(),
  };
}

/** As the log and those who have to agree see it; null is none. */
export function limitInWords(amountMinor: LimitMinor, currency: Currency): string | null {
  return amountMinor === null ? null : formatMinor(amountMinor, currency);
}

/** Undefined for more decimals than the currency has. */
export function readLimit(amount: string | null, currency: Currency): LimitMinor | undefined {
  if (amount === null) return null;
  return readMinor(amount, currency) ?? undefined;
}
