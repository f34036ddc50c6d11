import type { SeamlessAnswer, SeamlessStatus } from '@halls/contract/provider';
import type { Clock } from '../platform/clock.ts';
import { type Database, firstRow, type Sql } from '../platform/database.ts';
import { endSession, type EndReason } from '../play/game-sessions.ts';
import { endRound } from '../play/rounds.ts';
import type { OperatorClient, OperatorReply } from './operator-client.ts';
import { decideCall, postponeCall, replaceByRollback, type WalletCall } from './wallet-calls.ts';

/** A bet that nobody could decide for so long is taken back; the player has not seen its outcome. */
export const giveUpAfterMs = 10 * 60_000;

type Parts = { database: Database; operator: OperatorClient; clock: Clock };

/**
 * Makes one attempt and acts on what comes back:
 * accepted: the round is settled, or its stake is in place and the draw is waited for. Refused at the first attempt:
 * nothing moved, the round is void. Refused after an answer was lost: an earlier attempt may have been executed, so the
 * stake is rolled back first. No certain answer: later again; payouts and rollbacks for as long as it takes.
 */
export async function deliverCall(parts: Parts, call: WalletCall): Promise<void> {
  const reply = await send(parts.operator, call);
  const now = parts.clock.now();
  const verdict = reply.kind === 'answer' ? judge(call, reply.answer) : 'later';
  const isStake = call.method === 'bet-win' || call.method === 'bet';
  const isGivenUp = isStake && now.getTime() - call.createdAt.getTime() > giveUpAfterMs;
  if (reply.kind === 'answer' && verdict !== 'later' && verdict !== 'roll_back') {
    const { answer } = reply;
    await parts.database.transact((sql) => conclude(sql, call, verdict, answer, now));
  } else if (verdict === 'roll_back' || isGivenUp) {
    await parts.database.transact((sql) => replaceByRollback(sql, call, now));
  } else {
    await postponeCall(parts.database, call, now);
  }
}

type Verdict = 'settle' | 'place' | 'void';

async function conclude(
  sql: Sql,
  call: WalletCall,
  verdict: Verdict,
  answer: SeamlessAnswer,
  now: Date,
): Promise<void> {
  const isAccepted = verdict !== 'void' || answer.status === 'OK';
  if (!(await decideCall(sql, call.transactionId, isAccepted ? 'accepted' : 'refused', answer))) return;
  const balanceAfterMinor = answer.balance ? BigInt(answer.balance.cash) : null;
  if (verdict === 'place') {
    await sql.query('update studio.round set balance_after_minor = $2 where round_id = $1', [
      call.roundId,
      balanceAfterMinor,
    ]);
  } else if (verdict === 'settle') {
    await endRound(sql, call.roundId, { state: 'settled', balanceAfterMinor, now });
  } else {
    const voidReason = call.method === 'rollback' ? 'rolled_back' : answer.status.toLowerCase();
    await endRound(sql, call.roundId, { state: 'void', voidReason, balanceAfterMinor, now });
  }
  const endReason = endReasons[answer.status];
  if (endReason) {
    const { sessionId } = firstRow(
      await sql.query<{ sessionId: string }>(
        'select session_id as "sessionId" from studio.round where round_id = $1',
        [call.roundId],
      ),
    );
    await endSession(sql, sessionId, endReason, now);
  }
}

function send(operator: OperatorClient, call: WalletCall): Promise<OperatorReply> {
  switch (call.method) {
    case 'bet-win':
      return operator.call(call.gpId, 'bet-win', call.body);
    case 'rollback':
      return operator.call(call.gpId, 'rollback', call.body);
    default:
      return operator.call(call.gpId, call.method, call.body);
  }
}

const endReasons: Partial<Record<SeamlessStatus, EndReason>> = {
  INVALID_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  MEMBER_DISABLED: 'member_disabled',
};

function judge(call: WalletCall, answer: SeamlessAnswer): Verdict | 'roll_back' | 'later' {
  const { status } = answer;
  if (status === 'UNKNOWN') return 'later';
  if (call.method === 'rollback')
    return status === 'OK' || status === 'TRANSACTION_DOES_NOT_EXIST' ? 'void' : 'later';
  // a payout that is owed is offered until it is taken
  if (call.method === 'win') return status === 'OK' ? 'settle' : 'later';
  if (status === 'OK') return call.method === 'bet' ? 'place' : 'settle';
  if (status === 'TRANSACTION_ROLLED_BACK') return 'void';
  return call.attempts > 1 ? 'roll_back' : 'void';
}
