import type { TransferAnswer, TransferStatus } from '@halls/contract/provider';

export type TransferDirection = 'in' | 'out' | 'out_all';

/**
 * created → held (money in transit, `in` only) → sent → confirmed | rejected | unknown → confirmed | rejected.
 * Nothing but a provider's clear word decides an order.
 */
export type TransferState = 'created' | 'held' | 'sent' | 'confirmed' | 'rejected' | 'unknown';

const followers: Readonly<Record<TransferState, readonly TransferState[]>> = {
  created: ['held', 'sent', 'unknown', 'confirmed', 'rejected'],
  held: ['sent', 'unknown', 'confirmed', 'rejected'],
  sent: ['unknown', 'confirmed', 'rejected'],
  unknown: ['unknown', 'confirmed', 'rejected'],
  confirmed: [],
  rejected: [],
};

/** Decided orders never change; an order never goes back to a state in which it was not sent. */
export function canFollow(from: TransferState, to: TransferState): boolean {
  return followers[from].includes(to);
}

export function isDecided(state: TransferState): state is 'confirmed' | 'rejected' {
  return state === 'confirmed' || state === 'rejected';
}

/** What an answer makes of an order. Only `confirmed` and `rejected` are final. */
export type Verdict =
  | { readonly state: 'confirmed'; readonly amountMinor: bigint | null; readonly balanceMinor: bigint | null }
  | { readonly state: 'rejected'; readonly word: TransferStatus }
  | { readonly state: 'unknown'; readonly word: string };

/** Statuses with which a provider says that it has not moved the money and will not. */
const refusals: ReadonlySet<TransferStatus> = new Set<TransferStatus>([
  'MEMBER_NOT_FOUND',
  'NOT_ENOUGH_MONEY',
  'ROUND_OPEN',
  'MAINTENANCE',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'REJECTED',
]);

/** Judges the answer to transfer-in, transfer-out and transfer-out-all. */
export function judgeTransfer(direction: TransferDirection, answer: TransferAnswer<'transfer-out'>): Verdict {
  if (refusals.has(answer.status)) return { state: 'rejected', word: answer.status };
  // DUPLICATE_ORDER too: another order of ours may stand under this number, so the status call must tell
  if (answer.status !== 'OK') return { state: 'unknown', word: answer.status };
  if (direction === 'out_all' && answer.amount === undefined)
    return { state: 'unknown', word: 'OK without an amount' };
  return { state: 'confirmed', amountMinor: minorOf(answer.amount), balanceMinor: minorOf(answer.balance) };
}

/** Judges the answer to transfer-status. */
export function judgeStatus(
  direction: TransferDirection,
  answer: TransferAnswer<'transfer-status'>,
): Verdict {
  if (answer.status !== 'OK') return { state: 'unknown', word: answer.status };
  if (answer.state === 'rejected') return { state: 'rejected', word: 'REJECTED' };
  if (answer.state !== 'confirmed') return { state: 'unknown', word: answer.state ?? 'OK without a state' };
  if (direction === 'out_all' && answer.amount === undefined)
    return { state: 'unknown', word: 'confirmed without an amount' };
  return { state: 'confirmed', amountMinor: minorOf(answer.amount), balanceMinor: null };
}

/** How long a transfer's sender waits for the provider. Players watch, and an answer that late is rare. */
export const transferTimeoutMs = 5_000;
/** How long whoever asks what became of an order waits. */
export const statusTimeoutMs = 3_000;
/**
 * A sender has this long before others ask what became of its order: longer than it may wait, and short enough that
 * the orders of a process that died are asked about within ten seconds of its successor's start.
 */
export const senderLeaseMs = 7_000;
const firstRetryMs = 2_000;
const longestRetryMs = 5 * 60_000;

/** 2 s, 4 s, 8 s … 5 min after the `attempts`-th question. */
export function nextAttemptAt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), longestRetryMs));
}

function minorOf(digits: string | undefined): bigint | null {
  return digits === undefined ? null : BigInt(digits);
}
