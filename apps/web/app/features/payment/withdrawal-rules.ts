import { formatMinor, parseMinor, type Currency } from '@halls/contract';
import type { withdrawalStatuses } from '@halls/contract/payment';

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

const ended: ReadonlySet<WithdrawalStatus> = new Set(['paid', 'returned']);
const lost: ReadonlySet<WithdrawalStatus> = new Set(['declined', 'rejected', 'bounced']);

/** How a state looks beside its name; colour never says it alone. */
export function toneOfWithdrawal(status: WithdrawalStatus): 'waiting' | 'good' | 'bad' | 'calm' {
  if (status === 'paid') return 'good';
  if (lost.has(status)) return 'bad';
  return ended.has(status) ? 'calm' : 'waiting';
}

/** How long until a withdrawal that is shown is asked for once more without having been told; null where nothing will come. */
export function lookAtWithdrawalAgainMs(status: WithdrawalStatus): number | null {
  if (ended.has(status)) return null;
  return status === 'review' ? 20_000 : 5_000;
}

interface Method {
  readonly min: string;
  readonly max: string;
  readonly is_maintenance: 0 | 1;
}

/**
 * From the least that any open way to be paid takes to the most, which is never above what can be withdrawn; null where
 * no way is open.
 */
export function withdrawalLimits(
  methods: readonly Method[],
  withdrawable: string,
  currency: Currency,
): { min: string; max: string; currency: Currency } | null {
  const open = methods.filter(({ is_maintenance: isClosed }) => isClosed === 0);
  const [first, ...others] = open.map(({ min, max }) => ({
    min: parseMinor(min, currency),
    max: parseMinor(max, currency),
  }));
  if (!first) return null;
  const all = others.reduce(
    (one, other) => ({
      min: other.min < one.min ? other.min : one.min,
      max: other.max > one.max ? other.max : one.max,
    }),
    first,
  );
  const has = parseMinor(withdrawable, currency);
  return {
    min: formatMinor(all.min, currency),
    max: formatMinor(has < all.max ? has : all.max, currency),
    currency,
  };
}

/** Whether there is less than the least. */
export function isTooLittle({
  min,
  max,
  currency,
}: {
  min: string;
  max: string;
  currency: Currency;
}): boolean {
  return parseMinor(max, currency) < parseMinor(min, currency);
}
