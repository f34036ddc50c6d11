import type { SeamlessAnswer, SeamlessStatus } from '@halls/contract/provider';
import type { EndReason } from '../../../play-protocol/play-protocol.ts';
import type { WalletMethod } from './wallet-call.tables.ts';

/** While an attempt is under way nobody else makes one. Longer than the client waits for an answer. */
const leaseMs = 8_000;

/** A bet that nobody could decide for so long is taken back; the player has not seen its outcome. */
const giveUpAfterMs = 10 * 60_000;

const longestPauseMs = 60_000;

/** `settle`, `place` and `void` end the call, each with what becomes of its round. */
export type Verdict = 'settle' | 'place' | 'void' | 'roll_back' | 'later';

interface AskedCall {
  readonly method: WalletMethod;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly isUnseen: boolean;
}

/** What follows from an attempt; `answer` is null when nothing certain came back. */
export function judgeAttempt(call: AskedCall, answer: SeamlessAnswer | null, now: Date): Verdict {
  const verdict = answer && isWhole(call, answer) ? judgeAnswer(call, answer.status) : 'later';
  return verdict === 'later' && isGivenUp(call, now) ? 'roll_back' : verdict;
}

/** Who pays a jackpot says how much. */
function isWhole(call: AskedCall, answer: SeamlessAnswer): boolean {
  return call.method !== 'jackpot-win' || answer.status !== 'OK' || answer.amount !== undefined;
}

function judgeAnswer(call: AskedCall, status: SeamlessStatus): Verdict {
  if (status === 'UNKNOWN') return 'later';
  if (call.method === 'rollback')
    return status === 'OK' || status === 'TRANSACTION_DOES_NOT_EXIST' ? 'void' : 'later';
  // a payout that is owed is offered until it is taken
  if (call.method === 'win' || call.method === 'jackpot-win') return status === 'OK' ? 'settle' : 'later';
  // and so is a correction: what the wallet can't pay back stays owed, and is asked for again
  if (call.method === 'adjust') return status === 'OK' ? 'settle' : 'later';
  // what was counted once is answered with OK however often it comes: whoever refuses has not counted it
  if (call.method === 'free-round') return status === 'OK' ? 'settle' : 'void';
  if (status === 'OK') return call.method === 'bet' ? 'place' : 'settle';
  if (status === 'TRANSACTION_ROLLED_BACK') return 'void';
  return call.attempts > 1 ? 'roll_back' : 'void';
}

/**
 * Payouts and rollbacks are asked about for as long as it takes, and so is a stake whose first attempt nobody can tell
 * anything of: its outcome may have been shown before the database forgot that it was settled.
 */
function isGivenUp(call: AskedCall, now: Date): boolean {
  const isStake = call.method === 'bet-win' || call.method === 'bet';
  return isStake && call.isUnseen && now.getTime() - call.createdAt.getTime() > giveUpAfterMs;
}

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Half a second after the first attempt, then twice as long each time. */
export function nextAttemptAfter(attempts: number, now: Date): Date {
  const pauseMs = Math.min(500 * 2 ** Math.min(attempts - 1, 10), longestPauseMs);
  return new Date(now.getTime() + pauseMs);
}

/** The operator has ended the member's session: the game's ends too. */
export function sessionEndOf(status: SeamlessStatus): EndReason | undefined {
  return endReasons[status];
}

const endReasons: Partial<Record<SeamlessStatus, EndReason>> = {
  INVALID_TOKEN: 'expired',
  TOKEN_EXPIRED: 'expired',
  MEMBER_DISABLED: 'member_disabled',
};
