import type { Currency } from '@halls/contract';
import type { depositCauses } from '@halls/contract/office';
import { refusalCodes } from '@halls/contract/psp';
import type { Payment, WordWithoutMoney } from '../service/payment-adapter.ts';

/**
 * From which state a deposit may go to which. `created` is never stored; `refused` and `returned` are final.
 * Money outranks the clock and what was said before: an expired or failed deposit that is paid is credited. What was
 * taken back as a whole is `reversed`, and credited again once that is won back.
 */
export const depositMoves = {
  created: ['opening', 'refused', 'review'],
  opening: ['open', 'opening_unknown', 'processing', 'credited', 'review', 'refused'],
  opening_unknown: ['open', 'processing', 'credited', 'review', 'refused'],
  open: ['processing', 'credited', 'review', 'expired', 'failed'],
  processing: ['credited', 'review', 'expired', 'failed'],
  expired: ['processing', 'credited', 'review'],
  failed: ['credited', 'review'],
  review: ['credited', 'returning'],
  returning: ['returned'],
  credited: ['reversed'],
  refused: [],
  returned: [],
  reversed: ['credited'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DepositState = keyof typeof depositMoves;
export const depositStates = Object.keys(depositMoves) as DepositState[];

export function mayMove(from: DepositState, to: DepositState): boolean {
  return (depositMoves[from] as readonly DepositState[]).includes(to);
}

/** Why a deposit went on, in words of the timeline. */
export type StepCause = (typeof depositCauses)[number];

/** `exact`: what is paid otherwise is looked at by hand. */
export type AmountRule = 'as_paid' | 'exact';

/** What a deposit is judged by. */
export interface DepositNow {
  readonly state: DepositState;
  readonly currency: Currency;
  readonly askedMinor: bigint;
  readonly amountRule: AmountRule;
  readonly paymentRef: string | null;
  readonly expiresAt: Date | null;
}

export type Judgement =
  /** Nothing new. */
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'move';
      readonly to: DepositState;
      readonly cause: StepCause;
      readonly refusalCode: string | null;
    }
  /** Money that this deposit does not take. */
  | { readonly kind: 'second' };

const stay: Judgement = { kind: 'stay' };

/** What becomes of a deposit by a word that tells of no money. */
export function judgeWord(deposit: DepositNow, word: WordWithoutMoney, now: Date): Judgement {
  const { state } = deposit;
  switch (word.state) {
    case 'unknown':
      return move(state, 'opening_unknown', 'no_clear_answer');
    case 'pending': {
      if (word.isPaying) return move(state, 'processing', 'seen');
      // whoever asks is told that nothing was paid; a service may keep an order open for longer than it said
      const isOver = state === 'open' && deposit.expiresAt !== null && deposit.expiresAt <= now;
      return isOver ? move(state, 'expired', 'expired') : move(state, 'open', 'opened');
    }
    case 'refused': {
      const { code } = word;
      if (mayMove(state, 'refused')) return move(state, 'refused', 'refused', code);
      const isExpired = code === refusalCodes.expired;
      return isExpired ? move(state, 'expired', 'expired', code) : move(state, 'failed', 'failed', code);
    }
  }
}

/** What becomes of a deposit by money: it is credited as it came, or looked at. */
export function judgePayment(deposit: DepositNow, payment: Payment): Judgement {
  const { state, currency, askedMinor, amountRule } = deposit;
  if (deposit.paymentRef === payment.paymentRef) return stay;
  if (deposit.paymentRef !== null || state === 'reversed' || !mayMove(state, 'credited'))
    return { kind: 'second' };
  if (payment.currency !== currency) return move(state, 'review', 'paid_other_currency');
  const isOther = payment.amountMinor !== askedMinor;
  if (isOther && amountRule === 'exact') return move(state, 'review', 'amount_in_review');
  if (state === 'expired' || state === 'failed') return move(state, 'credited', 'paid_late');
  return move(state, 'credited', isOther ? 'paid_other_amount' : 'paid');
}

function move(from: DepositState, to: DepositState, cause: StepCause, refusalCode?: string): Judgement {
  return mayMove(from, to) ? { kind: 'move', to, cause, refusalCode: refusalCode ?? null } : stay;
}
