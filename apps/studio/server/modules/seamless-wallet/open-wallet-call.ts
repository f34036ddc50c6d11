import type { SeamlessRequest } from '@halls/contract/provider';
import type { GameSession } from '#modules/game-session';
import type { RoundStake } from '#modules/round';
import type { SqlTransaction } from '#platform/database.ts';
import { stakeCall } from './stake-call.ts';
import { type BetCall, insertCall, markReplaced, type WalletCall } from './wallet-call.repo.ts';
import { leaseUntil } from './wallet-call.rules.ts';

/** Writes the stake that the operator is asked for, in the round's own transaction. The caller makes the first attempt. */
export async function openStake(
  tx: SqlTransaction,
  session: GameSession,
  round: RoundStake,
  now: Date,
): Promise<void> {
  const call = stakeCall(session, round, 'bet');
  const times = { roundId: round.roundId, attempts: 1, nextAttemptAt: leaseUntil(now), now };
  await insertCall(tx, { ...call, ...times });
}

/** Tells of a round that a grant has paid for, in the round's own transaction. The caller makes the first attempt. */
export async function openFreeRound(
  tx: SqlTransaction,
  session: GameSession,
  round: RoundStake & { readonly grantId: string },
  now: Date,
): Promise<void> {
  const transactionId = `${round.roundId}:free-round`;
  const body: SeamlessRequest<'free-round'> = {
    request_id: transactionId,
    transaction_id: transactionId,
    round_id: round.roundId,
    grant_id: round.grantId,
    member_ref: session.memberRef,
    currency: session.currency,
    game_code: round.gameCode,
    stake: round.stakeMinor.toString(),
    win: round.payoutMinor.toString(),
  };
  const times = { roundId: round.roundId, attempts: 1, nextAttemptAt: leaseUntil(now), now };
  await insertCall(tx, { method: 'free-round', body, ...times });
}

/** The payout of a round whose bet was accepted; of nothing too, since it closes the round. */
export async function openWin(
  tx: SqlTransaction,
  bet: BetCall,
  payoutMinor: bigint,
  now: Date,
): Promise<void> {
  const transactionId = `${bet.roundId}:win`;
  const body = {
    ...bet.body,
    request_id: transactionId,
    transaction_id: transactionId,
    round_closed: true,
    amount: payoutMinor.toString(),
  };
  await insertCall(tx, { method: 'win', body, roundId: bet.roundId, attempts: 0, nextAttemptAt: now, now });
}

/** What a round pays before its end, which a later win is. `seq` counts what the round has paid. */
export async function openPartWin(
  tx: SqlTransaction,
  bet: BetCall,
  { seq, amountMinor, now }: { readonly seq: number; readonly amountMinor: bigint; readonly now: Date },
): Promise<void> {
  const transactionId = `${bet.roundId}:part:${seq}`;
  const body = {
    ...bet.body,
    request_id: transactionId,
    transaction_id: transactionId,
    round_closed: false,
    amount: amountMinor.toString(),
  };
  await insertCall(tx, { method: 'win', body, roundId: bet.roundId, attempts: 0, nextAttemptAt: now, now });
}

/** Corrects what a round has paid, by a difference that may be below zero. `seq` counts the round's corrections. */
export async function openAdjust(
  tx: SqlTransaction,
  bet: BetCall,
  {
    seq,
    amountMinor,
    reason,
    now,
  }: { readonly seq: number; readonly amountMinor: bigint; readonly reason: string; readonly now: Date },
): Promise<void> {
  const transactionId = `${bet.roundId}:adj:${seq}`;
  const body = {
    ...bet.body,
    request_id: transactionId,
    transaction_id: transactionId,
    round_closed: true,
    amount: amountMinor.toString(),
    reason,
  };
  const { roundId } = bet;
  await insertCall(tx, { method: 'adjust', body, roundId, attempts: 0, nextAttemptAt: now, now });
}

/** The jackpot that a round has drawn whose bet was accepted: all that it holds. It closes the round. */
export async function openJackpotWin(
  tx: SqlTransaction,
  bet: WalletCall & { readonly method: 'bet-win' },
  now: Date,
): Promise<void> {
  const transactionId = `${bet.roundId}:jackpot`;
  const { round_id, session_token, member_ref, site_id, currency, game_code } = bet.body;
  const body = {
    request_id: transactionId,
    transaction_id: transactionId,
    round_id,
    round_closed: true,
    session_token,
    member_ref,
    site_id,
    currency,
    game_code,
  };
  const { roundId } = bet;
  await insertCall(tx, { method: 'jackpot-win', body, roundId, attempts: 0, nextAttemptAt: now, now });
}

/** Takes the bet back instead, whatever became of it: a rollback succeeds for unknown transactions too. */
export async function replaceByRollback(tx: SqlTransaction, call: WalletCall, now: Date): Promise<void> {
  // decided in the meantime: there is nothing to take back
  if (await markReplaced(tx, call.transactionId, 'pending')) await openRollback(tx, call, now);
}

/** Gives back a stake that is in place: the round turns out not to count. */
export async function takeBackStake(tx: SqlTransaction, bet: BetCall, now: Date): Promise<void> {
  if (await markReplaced(tx, bet.transactionId, 'accepted')) await openRollback(tx, bet, now);
}

async function openRollback(tx: SqlTransaction, call: WalletCall, now: Date): Promise<void> {
  const transactionId = `${call.roundId}:rb`;
  const body: SeamlessRequest<'rollback'> = {
    request_id: transactionId,
    transaction_id: transactionId,
    reference_transaction_id: call.transactionId,
    round_id: call.roundId,
    member_ref: call.body.member_ref,
  };
  const { roundId } = call;
  await insertCall(tx, { method: 'rollback', body, roundId, attempts: 0, nextAttemptAt: now, now });
}
