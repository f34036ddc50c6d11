import { patienceMs } from '#modules/provider-connection';

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

/**
 * A sender has this long before others ask what became of its order: longer than it may wait, and short enough that
 * the orders of a process that died are asked about within ten seconds of its successor's start.
 */
export const senderLeaseMs = patienceMs.transfer + 2_000;
const firstRetryMs = 2_000;
const longestRetryMs = 5 * 60_000;

/** 2 s, 4 s, 8 s … 5 min after the `attempts`-th question. */
export function nextAttemptAt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), longestRetryMs));
}
