import { formatMinor, type Currency } from '@halls/contract';
import { limitReached } from '@halls/contract/protection';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { createQuiet } from '#platform/quiet.ts';
import { readDayOfLosses } from './own-limit.repo.ts';

export interface RefusedStake {
  readonly memberId: number;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
}

/** Whoever presses on is told again after this long. */
const quietMs = 10_000;

/**
 * Tells a member's windows that their limit takes no such stake. Asked after each stake that a limit may have refused:
 * where it was another limit, nothing is told.
 */
export function createLimitTelling(sql: Sql, nowMs?: () => number) {
  const quiet = createQuiet(quietMs, nowMs);
  return async ({ memberId, currency, stakeMinor }: RefusedStake): Promise<void> => {
    // before anything is read: the next refusal may come meanwhile
    if (!quiet.begin(memberId)) return;
    const { leftMinor, endsAt } = await readDayOfLosses(sql, memberId);
    if (leftMinor === null || leftMinor >= stakeMinor) return quiet.undo(memberId);
    const told = { left_today: formatMinor(leftMinor, currency), day_ends_at: endsAt.toISOString() };
    await publish(sql, limitReached, { member_id: memberId }, told);
  };
}
