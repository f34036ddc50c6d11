import type { DepositState } from './deposit/deposit.rules.ts';

/** So long an answer is waited for. */
export const patienceMs = { open: 6_000, ask: 5_000 } as const;
/** A sender that has not sent by then leaves its order to those who ask. */
export const latestSendMs = 2_000;
/** A sender or asker has this long before others ask: longer than it may wait. */
export const leaseMs = patienceMs.open + latestSendMs + 1_000;

/** After a deposit has ended unpaid, money is asked for until then. */
const watchMs = 24 * 60 * 60_000;

const pauses: Readonly<
  Partial<Record<DepositState, { readonly firstMs: number; readonly longestMs: number }>>
> = {
  opening: { firstMs: 2_000, longestMs: 5 * 60_000 },
  opening_unknown: { firstMs: 2_000, longestMs: 5 * 60_000 },
  // messages tell sooner; this is for those that are lost
  open: { firstMs: 20_000, longestMs: 5 * 60_000 },
  processing: { firstMs: 10_000, longestMs: 5 * 60_000 },
  expired: { firstMs: 5 * 60_000, longestMs: 60 * 60_000 },
  failed: { firstMs: 5 * 60_000, longestMs: 60 * 60_000 },
};

/** When a deposit is asked about after `attempts` questions in its state; null when nothing more is expected. */
export function nextAskAt(
  deposit: { readonly state: DepositState; readonly expiresAt: Date | null; readonly since: Date },
  attempts: number,
  now: Date,
): Date | null {
  const pause = pauses[deposit.state];
  if (!pause) return null;
  const inMs = Math.min(pause.firstMs * 2 ** Math.min(attempts, 20), pause.longestMs);
  const at = now.getTime() + inMs;
  if (deposit.state === 'expired' || deposit.state === 'failed')
    return at > deposit.since.getTime() + watchMs ? null : new Date(at);
  const endsMs = deposit.state === 'open' ? deposit.expiresAt?.getTime() : undefined;
  // its end is not waited past
  return new Date(endsMs !== undefined && endsMs > now.getTime() ? Math.min(at, endsMs) : at);
}
