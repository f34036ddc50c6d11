import type { SendOutcome } from './adapters/notice-adapter.ts';

export type NoticeState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'withheld';

/** Pauses before the second try and those after it; then it is given up. */
const pausesSeconds = [1, 5, 15, 60, 300, 1_800, 7_200] as const;
const keptDays = 30;

/** A notice that is still being sent after this time belonged to a process that is gone. */
export const abandonedAfterMs = 30_000;

export interface Tried {
  /** With the one that has just been made. */
  readonly tries: number;
  readonly expiresAt: Date;
  readonly isIdempotent: boolean;
}

export type Decision =
  | { readonly state: 'sent' }
  | { readonly state: 'failed' | 'unknown'; readonly why: string }
  | { readonly state: 'waiting'; readonly why: string; readonly dueAt: Date };

/** What becomes of a notice after a try. What may have been sent is sent again only where that cannot double it. */
export function decideAfter(outcome: SendOutcome, tried: Tried, now: Date): Decision {
  if (outcome.kind === 'sent') return { state: 'sent' };
  const { why } = outcome;
  if (outcome.kind === 'refused') return { state: 'failed', why };
  if (outcome.kind === 'unknown' && !tried.isIdempotent) return { state: 'unknown', why };
  const pauseSeconds = pausesSeconds[tried.tries - 1];
  const dueAt = pauseSeconds && new Date(now.getTime() + pauseSeconds * 1_000);
  if (dueAt && dueAt < tried.expiresAt) return { state: 'waiting', why, dueAt };
  return { state: outcome.kind, why };
}

/** What was decided before this time is forgotten. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
}

/** Enough of a phone number or an address for its owner to know it by: `09******78`, `la***@example.com`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient.slice(0, Math.min(2, at - 1))}***${recipient.slice(at)}`;
  if (recipient.length < 6) return '*'.repeat(recipient.length);
  return `${recipient.slice(0, 2)}${'*'.repeat(recipient.length - 4)}${recipient.slice(-2)}`;
}
