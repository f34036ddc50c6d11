import type { PaymentRequest } from '@halls/contract/psp';
import type { SqlTransaction } from '#platform/database.ts';
import { decideNewOrder, type OnChange } from './act-on-order.ts';
import { findOrder, insertOrder, listPayments, lockByRef, readMood } from './bank.repo.ts';
import { leftOfEach, type BankOrder } from './bank.rules.ts';
import { listGivenBack } from './given-back.repo.ts';
import { findMethod } from './methods.ts';
import { newRef } from './order-ref.ts';
import { actOf, foundAs, hashBody, type BankDeps, type Taken } from './take-order.ts';

/** Takes what an operator gives back of a deposit, once; what the bank is in the mood for of payouts it does at once. */
export async function takeRefund(
  deps: BankDeps,
  request: PaymentRequest<'send-refund'>,
  onChange: OnChange,
): Promise<Taken> {
  const mood = await readMood(deps.sql);
  if (mood.payouts === 'fail') return { kind: 'failed' };
  const key = { operatorId: request.operator_id, kind: 'deposit', orderId: request.order_id } as const;
  const deposit = await findOrder(deps.sql, { ...key, attempt: 1 });
  if (!deposit || deposit.state === 'question') return { kind: 'refused', code: 'NO_PAYMENT' };
  const wanted = describeRefund(deps, request, deposit);
  const taken = await deps.sql.transaction().execute(async (transaction) => {
    // one after another: of a payment no more is given back than came
    await lockByRef(transaction, deposit.pspRef);
    if (await findOrder(transaction, wanted)) return 'known';
    const code = await refusalOf(transaction, request, deposit);
    if (code !== null) return { code };
    if (!(await insertOrder(transaction, wanted))) return 'known';
    const act = actOf(mood, 'refund');
    if (act) await decideNewOrder(transaction, wanted, { act, now: wanted.createdAt, onChange });
    return 'new';
  });
  if (typeof taken === 'object') return { kind: 'refused', code: taken.code };
  return foundAs(deps, wanted, { mood, isNew: taken === 'new' });
}

async function refusalOf(
  transaction: SqlTransaction,
  { payment_ref: paymentRef, amount, currency }: PaymentRequest<'send-refund'>,
  deposit: BankOrder,
): Promise<string | null> {
  if (findMethod(deposit.method, deposit.currency)?.canRefund !== true) return 'NO_REFUNDS';
  const payments = await listPayments(transaction, deposit.pspRef);
  const left = leftOfEach(payments, await listGivenBack(transaction, payments)).find(
    ({ payment }) => payment.paymentRef === paymentRef && payment.currency === currency,
  );
  if (!left) return 'NO_PAYMENT';
  return left.leftMinor < BigInt(amount) ? 'NOT_LEFT' : null;
}

function describeRefund(
  { clock }: BankDeps,
  request: PaymentRequest<'send-refund'>,
  deposit: BankOrder,
): BankOrder {
  return {
    ...{ pspRef: newRef('R'), operatorId: request.operator_id, kind: 'refund', orderId: request.refund_id },
    ...{ attempt: 1, state: 'open', refusalCode: null, bodyHash: hashBody(request), method: deposit.method },
    ...{ currency: request.currency, amountMinor: BigInt(request.amount), payer: deposit.payer },
    ...{ instruction: null, expiresAt: null, returnUrl: null, messageUrl: request.message_url },
    createdAt: clock(),
    of: { orderId: request.order_id, paymentRef: request.payment_ref },
  };
}
