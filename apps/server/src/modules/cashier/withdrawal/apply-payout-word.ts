import type { CashierDeps } from '../cashier.deps.ts';
import type { PayoutWord } from '../service/payment-adapter.ts';
import { findAttempt, moveWithdrawal, notePspRef, type StoredWithdrawal } from './withdrawal.repo.ts';
import { judgePayoutWord, nextAt, type PayoutJudgement } from './withdrawal.rules.ts';

/** Each time somebody else was quicker; of one attempt not so many say something at once. */
const mostTries = 100;

export interface AttemptRef {
  readonly pspId: string;
  readonly orderId: string;
  readonly attempt: number;
}

/** Who says it: a service by its answer, or by a message that is kept. */
interface Source {
  readonly messageId: string | null;
}

/**
 * Applies what a service said of an attempt to pay out. May be called any number of times and by several at once: each is
 * judged by what there is, and whoever was overtaken judges again. `none`: it was never asked for that, or says what it
 * has ruled out.
 */
export async function applyPayoutWord(
  deps: CashierDeps,
  which: AttemptRef,
  word: PayoutWord,
  { messageId }: Source,
): Promise<'none' | 'moved' | 'stayed'> {
  let applied: 'moved' | 'stayed' = 'stayed';
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await findAttempt(deps.sql, which);
    if (!found) return 'none';
    const judgement = judgePayoutWord(found.state, word);
    if (judgement.kind === 'contradiction') {
      const { orderId, attempt, pspId } = which;
      deps.log.error({ orderId, attempt, pspId, word }, 'a service says of a payout what it had ruled out');
      return 'none';
    }
    if (judgement.kind === 'stay') {
      if (word.state === 'pending') await notePspRef(deps.sql, which, word.pspRef);
      return applied;
    }
    // what came back was paid first, and is judged once more
    if (await go(deps, found.order, { which, judgement, word, messageId })) applied = 'moved';
  }
  throw new Error(`withdrawal ${which.orderId} did not hold still`);
}

async function go(
  deps: CashierDeps,
  order: StoredWithdrawal,
  said: {
    readonly which: AttemptRef;
    readonly judgement: Extract<PayoutJudgement, { kind: 'move' }>;
    readonly word: PayoutWord;
    readonly messageId: string | null;
  },
): Promise<boolean> {
  const { to, cause, refusalCode } = said.judgement;
  const { pspId } = said.which;
  const now = deps.clock();
  const goesOn = to === 'declined' || to === 'bounced';
  const moved = await moveWithdrawal(deps.pool, {
    ...{ from: order, to, cause, actor: 'psp', messageId: said.messageId, now },
    nextAt: goesOn ? now : nextAt({ state: to, since: now }, 0, now),
    told: {
      ...('pspRef' in said.word && { psp_ref: said.word.pspRef }),
      ...(refusalCode !== null && { refusal_code: refusalCode }),
    },
    booking:
      to === 'paid'
        ? deps.ledger.withdrawalPosting(
            { step: 'pay', pspId },
            { ...order.owner, orderKey: order.orderId, amountMinor: order.amountMinor },
          )
        : null,
  });
  return moved !== null;
}
