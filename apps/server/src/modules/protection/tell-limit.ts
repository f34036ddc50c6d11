import { formatMinor, type Currency } from '@halls/contract';
import { limitReached } from '@halls/contract/protection';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { readDayOfLosses } from './own-limit.repo.ts';

export interface RefusedStake {
  readonly memberId: number;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
}

/** Whoever presses on is told again after this long. */
const quietMs = 10_000;
const maxTold = 10_000;

/**
 * Tells a member's windows that their limit takes no such stake. Asked after each stake that a limit may have refused:
 * where it was another limit, nothing is told.
 */
export function createLimitTelling(sql: Sql, nowMs: () => number = () => performance.now()) {
  const toldAtMs = new Map<number, number>();
  return async ({ memberId, currency, stakeMinor }: RefusedStake): Promise<void> => {
    const last = toldAtMs.get(memberId);
    if (last !== undefined && nowMs() - last < quietMs) return;
    if (toldAtMs.size >= maxTold) toldAtMs.clear();
    // before anything is read: the next refusal may come meanwhile
    toldAtMs.set(memberId, nowMs());
    const { leftMinor, endsAt } = await readDayOfLosses(sql, memberId);
    if (leftMinor === null || leftMinor >= stakeMinor) return void toldAtMs.delete(memberId);
    const told = { left_today: formatMinor(leftMinor, currency), day_ends_at: endsAt.toISOString() };
    await publish(sql, limitReached, { member_id: memberId }, told);
  };
}
