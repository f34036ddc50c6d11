import type { SeamlessAnswer } from '@halls/contract/provider';
import { endSession } from '#modules/game-session';
import { endRound, noteBalance, noteJackpotPaid, sessionOfRound } from '#modules/round';
import type { SqlTransaction } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { OperatorClient, OperatorReply } from './operator-client.ts';
import { openJackpotWin, replaceByRollback } from './open-wallet-call.ts';
import { claimDueCalls, decideCall, postponeCall, type WalletCall } from './wallet-call.repo.ts';
import {
  judgeAttempt,
  leaseUntil,
  nextAttemptAfter,
  sessionEndOf,
  type Verdict,
} from './wallet-call.rules.ts';

export type DeliveryParts = Pick<StudioPlatform, 'sql' | 'clock'> & { readonly operator: OperatorClient };

const callsAtOnce = 16;

/** Asks the operator again about what is undecided. Throws the first failure after all attempts were made. */
export async function deliverDueCalls(parts: DeliveryParts): Promise<void> {
  const now = parts.clock();
  const calls = await claimDueCalls(parts.sql, { now, leaseUntil: leaseUntil(now), limit: callsAtOnce });
  const results = await Promise.allSettled(calls.map((call) => deliverCall(parts, call)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Makes one attempt and acts on what comes back:
 * accepted: the round is settled, or its stake is in place and the draw is waited for, or the jackpot that it drew is asked for. Refused at the first attempt:
 * nothing moved, the round is void. Refused after an answer was lost: an earlier attempt may have been executed, so the
 * stake is rolled back first. No certain answer: later again; payouts and rollbacks for as long as it takes.
 */
export async function deliverCall(parts: DeliveryParts, call: WalletCall): Promise<void> {
  const reply = await send(parts.operator, call);
  const answer = reply.kind === 'answer' ? reply.answer : null;
  const now = parts.clock();
  const verdict = judgeAttempt(call, answer, now);
  if (verdict === 'later') {
    await postponeCall(parts.sql, call.transactionId, nextAttemptAfter(call.attempts, now));
  } else if (verdict === 'roll_back' || !answer) {
    await parts.sql.transaction().execute((tx) => replaceByRollback(tx, call, now));
  } else {
    await parts.sql.transaction().execute((tx) => conclude(tx, call, { verdict, answer, now }));
  }
}

async function conclude(
  tx: SqlTransaction,
  call: WalletCall,
  { verdict, answer, now }: { verdict: Verdict; answer: SeamlessAnswer; now: Date },
): Promise<void> {
  const isAccepted = verdict !== 'void' || answer.status === 'OK';
  const state = isAccepted ? 'accepted' : 'refused';
  if (!(await decideCall(tx, call.transactionId, { state, answer }))) return;
  const balanceAfterMinor = answer.balance ? BigInt(answer.balance.cash) : null;
  if (verdict === 'place') {
    await noteBalance(tx, call.roundId, balanceAfterMinor);
  } else if (verdict === 'settle' && call.method === 'bet-win' && !call.body.round_closed) {
    // the round has drawn the jackpot, and is not over before that is paid
    await noteBalance(tx, call.roundId, balanceAfterMinor);
    await openJackpotWin(tx, call, now);
  } else if (verdict === 'settle') {
    if (call.method === 'jackpot-win') await noteJackpotPaid(tx, call.roundId, BigInt(answer.amount ?? 0));
    await endRound(tx, call.roundId, { state: 'settled', balanceAfterMinor, now });
  } else {
    const voidReason = call.method === 'rollback' ? 'rolled_back' : answer.status.toLowerCase();
    await endRound(tx, call.roundId, { state: 'void', voidReason, balanceAfterMinor, now });
  }
  const reason = sessionEndOf(answer.status);
  if (reason) await endSession(tx, await sessionOfRound(tx, call.roundId), { reason, now });
}

function send(operator: OperatorClient, call: WalletCall): Promise<OperatorReply> {
  switch (call.method) {
    case 'bet-win':
      return operator.call(call.gpId, 'bet-win', call.body);
    case 'jackpot-win':
      return operator.call(call.gpId, 'jackpot-win', call.body);
    case 'rollback':
      return operator.call(call.gpId, 'rollback', call.body);
    default:
      return operator.call(call.gpId, call.method, call.body);
  }
}
