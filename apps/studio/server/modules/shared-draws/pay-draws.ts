import { houseMath } from '#games/math-book.ts';
import { lockPlayer, postEntry } from '#modules/player';
import { endRound, holdDrawnRound, listDrawnRounds, markPaidOut, readBet } from '#modules/round';
import { holdBetCall, openWin, replaceByRollback } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';

const roundsAtOnce = 200;

/** Pays every round of drawn draws. All of it stands in the database: a crash only delays it. */
export async function payDraws({ sql, clock }: Pick<StudioPlatform, 'sql' | 'clock'>): Promise<void> {
  for (const { roundId, playerId } of await listDrawnRounds(sql, roundsAtOnce))
    await sql.transaction().execute((tx) => payOut(tx, { roundId, playerId, now: clock() }));
}
async function payOut(
  tx: SqlTransaction,
  { roundId, playerId, now }: { roundId: string; playerId: number; now: Date },
): Promise<void> {
  const player = await lockPlayer(tx, playerId);
  // the call before the round, as whoever takes its answer does
  const bet = player.kind === 'seamless' ? await holdBetCall(tx, roundId) : undefined;
  const round = await holdDrawnRound(tx, roundId);
  if (!round) return;
  const payoutMinor = houseMath.get(round.mathematics).payoutMinor(round.outcome, readBet(round.bet));
  await markPaidOut(tx, roundId, { outcome: round.outcome, payoutMinor });
  if (player.kind !== 'seamless') {
    const payout = { amountMinor: payoutMinor, kind: 'payout', reference: roundId } as const;
    const { balanceMinor } = payoutMinor > 0n ? await postEntry(tx, playerId, payout) : player;
    await endRound(tx, roundId, { state: 'settled', balanceAfterMinor: balanceMinor, now });
  } else if (bet?.state === 'accepted') {
    await openWin(tx, bet, payoutMinor, now);
  } else if (bet?.state === 'pending') {
    // nobody knows whether the stake is in place: the round does not count
    await replaceByRollback(tx, bet, now);
  }
}
