import { leaseMs } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import type { RefundWord } from '../service/payment-adapter.ts';
import { findRefund, moveRefund, scheduleRefund } from './refund.repo.ts';
import { judgeRefundWord } from './refund.rules.ts';

/** Each time somebody else was quicker; of one refund not so many say something at once. */
const mostTries = 100;

/**
 * Applies what a service said of a refund. May be called any number of times and by several at once: each is judged by what
 * there is. `none`: it was never asked for that, or says what it has ruled out.
 */
export async function applyRefundWord(
  deps: CashierDeps,
  which: { readonly pspId: string; readonly refundId: string },
  word: RefundWord,
  { messageId }: { readonly messageId: string | null },
): Promise<'none' | 'moved' | 'stayed'> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const refund = await findRefund(deps.sql, which);
    if (!refund) return 'none';
    const judgement = judgeRefundWord(refund.state, word);
    if (judgement.kind === 'contradiction') {
      const { pspId, refundId } = which;
      deps.log.error({ pspId, refundId, word }, 'a service says of a refund what it had ruled out');
      return 'none';
    }
    const now = deps.clock();
    const nextAt = new Date(now.getTime() + leaseMs);
    if (judgement.kind === 'stay') {
      if (word.state === 'pending')
        await scheduleRefund(deps.sql, refund.refundId, { at: nextAt, pspRef: word.pspRef });
      return 'stayed';
    }
    const isMoved = await moveRefund(deps.pool, refund, {
      ...{ to: judgement.to, messageId, now, nextAt },
      ...('pspRef' in word && { pspRef: word.pspRef }),
      ...(word.state === 'succeeded' && { refundRef: word.refundRef }),
      ...(word.state === 'refused' && { refusalCode: word.code }),
    });
    if (isMoved) return 'moved';
  }
  throw new Error(`refund ${which.refundId} did not hold still`);
}
