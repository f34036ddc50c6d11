import { refusalCodes } from '@halls/contract/psp';
import type { withdrawalCauses } from '@halls/contract/payment';
import type { PayoutWord } from '../service/payment-adapter.ts';

/**
 * From which state a withdrawal may go to which. `created` is never stored; `returned` is final. Members can't take one
 * back, and what a service has not clearly refused is neither sent again nor given back.
 */
export const withdrawalMoves = {
  created: ['requested'],
  requested: ['screening'],
  screening: ['approved', 'review'],
  review: ['approved', 'rejected'],
  approved: ['sending', 'review'],
  sending: ['paid', 'declined', 'unknown'],
  unknown: ['paid', 'declined'],
  declined: ['sending', 'returned', 'review'],
  rejected: ['returned'],
  paid: ['bounced'],
  bounced: ['returned'],
  returned: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WithdrawalState = keyof typeof withdrawalMoves;

/** Why a withdrawal went on, in words of the timeline. */
export type WithdrawalCause = (typeof withdrawalCauses)[number];

/** Where an attempt to pay stands; while it is not decided its order is in the same state. */
export type AttemptState = 'sending' | 'unknown' | 'paid' | 'declined' | 'bounced';

export type PayoutJudgement =
  /** Nothing new. */
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'move';
      readonly to: AttemptState;
      readonly cause: WithdrawalCause;
      readonly refusalCode: string | null;
    }
  /** The service says what it has ruled out before: somebody has to look. */
  | { readonly kind: 'contradiction' };

const stay: PayoutJudgement = { kind: 'stay' };
const contradiction: PayoutJudgement = { kind: 'contradiction' };

/** What becomes of an attempt by what its service says of it. */
export function judgePayoutWord(state: AttemptState, word: PayoutWord): PayoutJudgement {
  const isUndecided = state === 'sending' || state === 'unknown';
  switch (word.state) {
    case 'unknown':
      return state === 'sending' ? move('unknown', 'no_clear_answer') : stay;
    case 'pending':
      return stay;
    case 'succeeded':
      if (isUndecided) return move('paid', 'paid');
      return state === 'declined' ? contradiction : stay;
    case 'refused':
      // what came back was paid before
      if (isUndecided) return word.cameBack ? move('paid', 'paid') : move('declined', 'declined', word.code);
      if (state === 'paid') return word.cameBack ? move('bounced', 'came_back', word.code) : contradiction;
      return state === 'declined' && word.cameBack ? contradiction : stay;
  }
}

function move(to: AttemptState, cause: WithdrawalCause, refusalCode: string | null = null): PayoutJudgement {
  return { kind: 'move', to, cause, refusalCode };
}

/** A way to pay, in the order in which a site tries them. */
export interface PayoutRoute {
  readonly methodId: number;
  readonly pspId: string;
  readonly pspMethod: string;
}

export interface PastAttempt {
  readonly pspId: string;
  readonly refusalCode: string | null;
}

/** So often a payment is tried in all. */
const mostAttempts = 5;

/**
 * By which way an order is paid next: one whose service has not refused it yet. A service that never saw the order has
 * refused nothing. Null: by none.
 */
export function nextRoute(
  routes: readonly PayoutRoute[],
  attempts: readonly PastAttempt[],
): PayoutRoute | null {
  if (attempts.length >= mostAttempts) return null;
  const refused = new Set(
    attempts.flatMap(({ pspId, refusalCode }) => (refusalCode === refusalCodes.neverSeen ? [] : [pspId])),
  );
  return routes.find(({ pspId }) => !refused.has(pspId)) ?? null;
}

/** What was paid may come back for so long. */
const watchMs = 7 * 24 * 60 * 60_000;
const minuteMs = 60_000;

const pauses: Readonly<Record<'work' | 'unknown' | 'sending' | 'paid', readonly [number, number]>> = {
  // what a failure has kept from going on
  work: [2_000, minuteMs],
  unknown: [2_000, 5 * minuteMs],
  // messages tell sooner; this is for those that are lost
  sending: [10_000, 5 * minuteMs],
  paid: [60 * minuteMs, 12 * 60 * minuteMs],
};

/** When a withdrawal is taken up after `tries` in its state since `since`; null when nothing goes on by itself. */
export function nextAt(
  { state, since }: { readonly state: WithdrawalState; readonly since: Date },
  tries: number,
  now: Date,
): Date | null {
  if (state === 'review' || state === 'returned') return null;
  const [firstMs, longestMs] = pauses[state in pauses ? (state as keyof typeof pauses) : 'work'];
  const at = now.getTime() + Math.min(firstMs * 2 ** Math.min(tries, 20), longestMs);
  return state === 'paid' && at > since.getTime() + watchMs ? null : new Date(at);
}
