import type { RefundState } from '@halls/contract/office';
import type { RefundWord } from '../service/payment-adapter.ts';

/** Where a service may have money that is to be given back. */
export type RefundJudgement =
  /** Nothing new. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'move'; readonly to: 'unknown' | 'paid' | 'refused' }
  /** The service says what it has ruled out before: somebody has to look. */
  | { readonly kind: 'contradiction' };

const stay: RefundJudgement = { kind: 'stay' };
const contradiction: RefundJudgement = { kind: 'contradiction' };

/** What becomes of a refund by what its service says of it. What is not clearly refused does not come back. */
export function judgeRefundWord(state: RefundState, word: RefundWord): RefundJudgement {
  const isUndecided = state === 'sending' || state === 'unknown';
  switch (word.state) {
    case 'unknown':
      return state === 'sending' ? { kind: 'move', to: 'unknown' } : stay;
    case 'pending':
      return stay;
    case 'succeeded':
      if (isUndecided) return { kind: 'move', to: 'paid' };
      return state === 'paid' ? stay : contradiction;
    case 'refused':
      if (isUndecided) return { kind: 'move', to: 'refused' };
      return state === 'refused' ? stay : contradiction;
  }
}
