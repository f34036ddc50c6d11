import { formatMinor, type Currency } from '@halls/contract';
import { bonusRefused } from '@halls/contract/promotion';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { createQuiet } from '#platform/quiet.ts';
import { findRefusal } from './grant.repo.ts';

export interface RefusedBet {
  readonly memberId: number;
  readonly currency: Currency;
  readonly gpId: string;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
}

/** Whoever presses on is told again after this long. */
const quietMs = 10_000;

/**
 * Tells a member's windows which rule of their bonus takes no such stake. Asked after each stake that such a rule may have
 * refused: where it was something else, nothing is told.
 */
export function createRefusalTelling(sql: Sql) {
  const quiet = createQuiet(quietMs);
  return async (bet: RefusedBet): Promise<void> => {
    const { memberId, currency } = bet;
    if (!quiet.begin(memberId)) return;
    const refusal = await findRefusal(sql, bet);
    if (!refusal) return quiet.undo(memberId);
    const { rule, maxStakeMinor } = refusal;
    const highest = maxStakeMinor === null ? null : formatMinor(maxStakeMinor, currency);
    await publish(sql, bonusRefused, { member_id: memberId }, { rule, max_stake: highest, currency });
  };
}
