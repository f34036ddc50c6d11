import { patienceMs } from '#modules/provider-connection';

export type TransferDirection = 'in' | 'out' | 'out_all';

/**
 * sent (of `in` the money is in transit) → confirmed | rejected | unknown → confirmed | rejected. Nothing but a
 * provider's clear word decides an order. Those of earlier versions may be `created` or `held`: not sent, and asked
 * about like the others.
 */
export type TransferState = 'created' | 'held' | 'sent' | 'confirmed' | 'rejected' | 'unknown';

export function isDecided(state: TransferState): state is 'confirmed' | 'rejected' {
  return state === 'confirmed' || state === 'rejected';
}

/** A sender that has not sent by then leaves its order to those who ask. */
export const latestSendMs = 2_000;
/**
 * A sender has this long before others ask what became of its order: longer than it may wait, and short enough that
 * the orders of a process that died are asked about within ten seconds of its successor's start.
 */
export const senderLeaseMs = patienceMs.transfer + latestSendMs;
const firstRetryMs = 2_000;
const longestRetryMs = 5 * 60_000;

/** 2 s, 4 s, 8 s … 5 min after the `attempts`-th question. */
export function nextAttemptAt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), longestRetryMs));
}
