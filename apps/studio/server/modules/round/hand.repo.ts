import type { HandOutcome } from '#games/hands/hand-model.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** What a move has made of a hand. The caller holds the player's lock. */
export async function noteMove(
  tx: SqlTransaction,
  roundId: string,
  hand: {
    readonly outcome: HandOutcome;
    readonly stakeMinor: bigint;
    readonly payoutMinor: bigint;
    readonly balanceAfterMinor: bigint;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('studio.round')
    .set({
      outcome: JSON.stringify(hand.outcome),
      stake_minor: hand.stakeMinor.toString(),
      payout_minor: hand.payoutMinor.toString(),
      balance_after_minor: hand.balanceAfterMinor.toString(),
      moved_at: hand.now,
    })
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .execute();
}

/** Open hands that nobody has moved on since, the oldest first. */
export async function listLeftHands(
  sql: SqlOrTransaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ readonly roundId: string; readonly playerId: number }[]> {
  return sql
    .selectFrom('studio.round')
    .select(['round_id as roundId', 'player_id as playerId'])
    .where('state', '=', 'open')
    .where('moved_at', '<', before)
    .orderBy('moved_at')
    .limit(limit)
    .execute();
}
