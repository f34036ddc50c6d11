import type { SeamlessAnswer } from '@halls/contract/provider';
import { endSession } from '#modules/game-session';
import { giveFreeRoundBack, noteFreeWin } from '#modules/free-rounds';
import {
  correctPayout,
  endRound,
  freeIdOfRound,
  noteBalance,
  noteJackpotPaid,
  type RoundWriter,
  sessionOfRound,
} from '#modules/round';
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

export type DeliveryParts = Pick<StudioPlatform, 'sql' | 'clock'> & {
  readonly operator: OperatorClient;
  readonly writer: Pick<RoundWriter, 'settle'>;
};

const callsAtOnce = 16;

/** Asks the operator again about what is undecided. Throws the first failure after all attempts were made. */
export async function deliverDueCalls(parts: DeliveryParts): Promise<void> {
  const now = parts.clock();
  const calls = await claimDueCalls(parts.sql, { now, leaseUntil: leaseUntil(now), limit: callsAtOnce });
  const results = await Promise.allSettled(calls.map((call) => deliverCall(parts, call)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Makes one attempt and acts on what comes back; answers the balance with which this attempt has settled the round, null
 * when something else has become of it.
 * Accepted: the round is settled, or its stake is in place and the draw is waited for, or the jackpot that it drew is asked for. Refused at the first attempt:
 * nothing moved, the round is void. Refused after an answer was lost: an earlier attempt may have been executed, so the
 * stake is rolled back first. No certain answer: later again; payouts and rollbacks for as long as it takes.
 */
export async function deliverCall(
  parts: DeliveryParts,
  call: WalletCall,
): Promise<{ readonly balanceMinor: bigint | null } | null> {
  const reply = await send(parts.operator, call);
  const answer = reply.kind === 'answer' ? reply.answer : null;
  const now = parts.clock();
  const verdict = judgeAttempt(call, answer, now);
  if (verdict === 'later') {
    // whoever made the first attempt would have shown the outcome, and now nobody has
    const isUnseen = call.attempts === 1;
    await postponeCall(parts.sql, call.transactionId, {
      nextAttemptAt: nextAttemptAfter(call.attempts, now),
      isUnseen,
      answer,
    });
  } else if (verdict === 'roll_back' || !answer) {
    await parts.sql.transaction().execute((tx) => replaceByRollback(tx, call, now));
  } else if (verdict === 'settle' && closesRound(call) && call.attempts === 1) {
    const balanceMinor = balanceOf(answer);
    const { transactionId } = call;
    const isOurs = await parts.writer.settle({ transactionId, answer, balanceMinor, endedAt: now });
    return isOurs ? { balanceMinor } : null;
  } else {
    await parts.sql.transaction().execute((tx) => conclude(tx, call, { verdict, answer, now }));
  }
  return null;
}

/**
 * Nothing else is to be written of it than that it is settled. What the first attempt has brought may be lost with the
 * database, and is then asked for until it is known again; what was given up once in a while is kept more carefully.
 */
function closesRound({ method, body }: WalletCall): boolean {
  return (method === 'win' || method === 'bet-win') && body.round_closed;
}

/** Of a payout that the rest follows. What it was refused for, if ever, is seen in the call. */
function isPart({ method, body }: WalletCall): boolean {
  return method === 'win' && !body.round_closed;
}

function balanceOf({ balance }: SeamlessAnswer): bigint | null {
  return balance ? BigInt(balance.cash) : null;
}

async function conclude(
  tx: SqlTransaction,
  call: WalletCall,
  { verdict, answer, now }: { verdict: Verdict; answer: SeamlessAnswer; now: Date },
): Promise<void> {
  const isAccepted = verdict !== 'void' || answer.status === 'OK';
  const state = isAccepted ? 'accepted' : 'refused';
  if (!(await decideCall(tx, call.transactionId, { state, answer }))) return;
  const balanceAfterMinor = balanceOf(answer);
  if (verdict === 'place' || isPart(call)) {
    await noteBalance(tx, call.roundId, balanceAfterMinor);
  } else if (verdict === 'settle' && call.method === 'bet-win' && !call.body.round_closed) {
    // the round has drawn the jackpot, and is not over before that is paid
    await noteBalance(tx, call.roundId, balanceAfterMinor);
    await openJackpotWin(tx, call, now);
  } else if (call.method === 'adjust') {
    await correctPayout(tx, call.roundId, BigInt(call.body.amount));
  } else if (verdict === 'settle') {
    await noteFree(tx, call, { isCounted: true });
    if (call.method === 'jackpot-win') await noteJackpotPaid(tx, call.roundId, BigInt(answer.amount ?? 0));
    await endRound(tx, call.roundId, { state: 'settled', balanceAfterMinor, now });
  } else {
    await noteFree(tx, call, { isCounted: false });
    const voidReason = call.method === 'rollback' ? 'rolled_back' : answer.status.toLowerCase();
    await endRound(tx, call.roundId, { state: 'void', voidReason, balanceAfterMinor, now });
  }
  const reason = sessionEndOf(answer.status);
  if (reason) await endSession(tx, await sessionOfRound(tx, call.roundId), { reason, now });
}

/** What becomes of a round that a grant has paid for. */
async function noteFree(
  tx: SqlTransaction,
  { method, body, roundId }: WalletCall,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  if (method !== 'free-round') return;
  const freeId = await freeIdOfRound(tx, roundId);
  if (isCounted) await noteFreeWin(tx, freeId, BigInt(body.win));
  else await giveFreeRoundBack(tx, freeId);
}

function send(operator: OperatorClient, call: WalletCall): Promise<OperatorReply> {
  switch (call.method) {
    case 'bet-win':
      return operator.call(call.gpId, 'bet-win', call.body);
    case 'jackpot-win':
      return operator.call(call.gpId, 'jackpot-win', call.body);
    case 'free-round':
      return operator.call(call.gpId, 'free-round', call.body);
    case 'rollback':
      return operator.call(call.gpId, 'rollback', call.body);
    case 'adjust':
      return operator.call(call.gpId, 'adjust', call.body);
    default:
      return operator.call(call.gpId, call.method, call.body);
  }
}
