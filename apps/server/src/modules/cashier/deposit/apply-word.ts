import type { CashierDeps } from '../cashier.deps.ts';
import { nextAskAt } from '../asking.rules.ts';
import {
  findDeposit,
  moveDeposit,
  reviewSecondPayment,
  type StoredDeposit,
  type Told,
} from './deposit.repo.ts';
import { hasRefused } from './deposit-refusal.repo.ts';
import { judgePayment, judgeWord, type Judgement } from './deposit.rules.ts';
import { newOrderNumber } from '../order-number.ts';
import type { DepositWord, Payment, WordWithoutMoney } from '../service/payment-adapter.ts';
import { applyReversal } from '../claim/apply-reversal.ts';

/** Who says it: a service by its answer, or by a message that is kept. */
export interface Source {
  readonly actor: 'psp';
  readonly messageId: string | null;
}

/** Each time somebody else was quicker; of one deposit not so many say something at once. */
const mostTries = 100;

type Applied = 'none' | 'moved' | 'stayed';

interface Which {
  readonly pspId: string;
  readonly orderId: string;
}

/**
 * Applies what a service said to a deposit. May be called any number of times and by several at once: each is judged by the
 * state that there is, and whoever was overtaken judges again. `none`: the service was asked for no such deposit.
 */
export async function applyWord(
  deps: CashierDeps,
  which: Which,
  word: DepositWord,
  source: Source,
): Promise<Applied> {
  if (word.state !== 'succeeded' && word.state !== 'reversed') {
    return apply(deps, which, { source, payment: null, told: toldBy(word) }, (deposit) =>
      judgeWord(deposit, word, deps.clock()),
    );
  }
  let applied: Applied = 'stayed';
  for (const payment of word.payments) {
    const told = { ...toldOf(payment), psp_ref: word.pspRef };
    const one = await apply(deps, which, { source, payment, told }, (deposit) =>
      judgePayment(deposit, payment),
    );
    if (one !== 'stayed') applied = one;
  }
  if (word.state === 'succeeded' || applied === 'none') return applied;
  // its payments are told with it: whatever comes first, what is taken back was credited before
  for (const reversal of word.reversals)
    if (await applyReversal(deps, which.pspId, reversal, source.messageId)) applied = 'moved';
  return applied;
}

interface Said {
  readonly source: Source;
  readonly payment: Payment | null;
  readonly told: Told;
}

async function apply(
  deps: CashierDeps,
  which: Which,
  said: Said,
  judge: (deposit: StoredDeposit) => Judgement,
): Promise<Applied> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const deposit = await findDeposit(deps.sql, which);
    // it went to another service when this one refused it: if it was paid here all the same, somebody looks
    if (!deposit) return (await hasRefused(deps.sql, which)) ? keepSecond(deps, which, said) : 'none';
    const judgement = judge(deposit);
    if (judgement.kind === 'stay') return 'stayed';
    if (judgement.kind === 'second') return keepSecond(deps, which, said);
    if (await go(deps, deposit, judgement, said)) return 'moved';
  }
  throw new Error(`deposit ${which.orderId} did not hold still`);
}

async function go(
  deps: CashierDeps,
  deposit: StoredDeposit,
  { to, cause, refusalCode }: Extract<Judgement, { kind: 'move' }>,
  { source: { actor, messageId }, payment, told: saidBeside }: Said,
): Promise<boolean> {
  const { orderId, owner, pspId, state: from } = deposit;
  const now = deps.clock();
  const told: Told = { ...saidBeside, ...(refusalCode !== null && { refusal_code: refusalCode }) };
  const isCredited = to === 'credited' && payment !== null;
  if (isCredited) await deps.ledger.openMemberWallet(deps.sql, owner);
  return moveDeposit(deps.pool, orderId, {
    ...{ pspId, from, to, cause, actor, messageId, now, told },
    nextAskAt: nextAskAt({ state: to, expiresAt: expiryOf(deposit, told), since: now }, 0, now),
    booking: isCredited
      ? deps.ledger.paidDepositPosting(owner, { orderKey: orderId, pspId, amountMinor: payment.amountMinor })
      : null,
  });
}

async function keepSecond(
  deps: CashierDeps,
  { pspId, orderId: followsOrderId }: Which,
  { source: { messageId }, payment }: Said,
): Promise<Applied> {
  if (!payment) return 'stayed';
  const now = deps.clock();
  const second = { orderId: newOrderNumber(now), followsOrderId, pspId, payment, messageId, now };
  return (await reviewSecondPayment(deps.pool, second)) ? 'moved' : 'stayed';
}

function toldBy(word: WordWithoutMoney): Told {
  if (word.state !== 'pending') return {};
  const { pspRef, instruction, expiresAt } = word;
  return {
    psp_ref: pspRef,
    ...(instruction && { instruction }),
    ...(instruction && 'reference' in instruction && { reference: instruction.reference }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  };
}

function toldOf({ paymentRef, amountMinor, currency }: Payment): Told {
  return { payment_ref: paymentRef, received_minor: amountMinor.toString(), received_currency: currency };
}

function expiryOf({ expiresAt }: StoredDeposit, told: Told): Date | null {
  return told.expires_at === undefined ? expiresAt : new Date(told.expires_at);
}
