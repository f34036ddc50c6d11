import type { SeamlessAnswer, SeamlessStatus } from '@halls/contract/provider';
import type { Clock } from '../platform/clock.ts';
import { type Database, firstRow } from '../platform/database.ts';
import { endSession, type EndReason } from '../play/game-sessions.ts';
import { endRound } from '../play/rounds.ts';
import type { OperatorClient } from './operator-client.ts';
import { decideCall, postponeCall, replaceByRollback, type WalletCall } from './wallet-calls.ts';

/** A bet that nobody could decide for so long is taken back; the player has not seen its outcome. */
export const giveUpAfterMs = 10 * 60_000;

type Parts = { database: Database; operator: OperatorClient; clock: Clock };

/**
 * Makes one attempt and acts on what comes back:
 * accepted: the round is settled. Refused at the first attempt: nothing moved, the round is void. Refused after an
 * answer was lost: an earlier attempt may have been executed, so the bet is rolled back first. No certain answer: later again.
 */
export async function deliverCall(parts: Parts, call: WalletCall): Promise<void> {
  const reply =
    call.method === 'bet-win'
      ? await parts.operator.call(call.gpId, 'bet-win', call.body)
      : await parts.operator.call(call.gpId, 'rollback', call.body);
  const now = parts.clock.now();
  const verdict = reply.kind === 'answer' ? judge(call, reply.answer) : 'later';
  if (
    verdict === 'later' &&
    !(call.method === 'bet-win' && now.getTime() - call.createdAt.getTime() > giveUpAfterMs)
  ) {
    await postponeCall(parts.database, call, now);
    return;
  }
  await parts.database.transact(async (sql) => {
    if (verdict === 'later' || verdict === 'roll_back') {
      await replaceByRollback(sql, call, now);
      return;
    }
    const { answer } = reply as { answer: SeamlessAnswer };
    const isAccepted = verdict === 'settle' || (verdict === 'void' && answer.status === 'OK');
    if (!(await decideCall(sql, call.transactionId, isAccepted ? 'accepted' : 'refused', answer))) return;
    const balanceAfterMinor = answer.balance ? BigInt(answer.balance.cash) : null;
    const end =
      verdict === 'settle'
        ? { state: 'settled' as const, balanceAfterMinor, now }
        : {
            state: 'void' as const,
            voidReason: call.method === 'rollback' ? 'rolled_back' : answer.status.toLowerCase(),
            balanceAfterMinor,
            now,
          };
    await endRound(sql, call.roundId, end);
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
  });
}

const endReasons: Partial<Record<SeamlessStatus, EndReason>> = {
  INVALID_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  MEMBER_DISABLED: 'member_disabled',
};

function judge(call: WalletCall, answer: SeamlessAnswer): 'settle' | 'void' | 'roll_back' | 'later' {
  const { status } = answer;
  if (status === 'UNKNOWN') return 'later';
  if (status === 'TRANSACTION_ROLLED_BACK') return 'void';
  if (call.method === 'rollback')
    return status === 'OK' || status === 'TRANSACTION_DOES_NOT_EXIST' ? 'void' : 'later';
  if (status === 'OK') return 'settle';
  return call.attempts > 1 ? 'roll_back' : 'void';
}
