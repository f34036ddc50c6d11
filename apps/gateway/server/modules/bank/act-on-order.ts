import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { insertPayment, listPayments, lockByRef, writeExpiry, writeState } from './bank.repo.ts';
import {
  amountPaid,
  lastLost,
  leftOfEach,
  takingActs,
  whyNot,
  type Act,
  type BankOrder,
  type OrderState,
  type Payment,
} from './bank.rules.ts';
import { listGivenBack } from './given-back.repo.ts';
import { newRef } from './order-ref.ts';

/** Called in the transaction in which an order has changed. */
export type OnChange = (
  transaction: SqlTransaction,
  changed: { readonly order: BankOrder; readonly payments: readonly Payment[] },
) => Promise<void>;

export type ActOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly why: string };

/** Does to an order what a bank or a payer would; each payment is in the book once, and `onChange` tells of it. */
export function actOnOrder(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  asked: { readonly pspRef: string; readonly act: Act; readonly amountMinor: bigint | null },
  onChange: OnChange,
): Promise<ActOutcome> {
  return sql.transaction().execute(async (transaction): Promise<ActOutcome> => {
    const order = await lockByRef(transaction, asked.pspRef);
    if (!order) return { kind: 'none' };
    const why = whyNot(order, asked.act);
    if (why !== null) return { kind: 'refused', why };
    if (takingActs.includes(asked.act))
      return takeOrWin(transaction, order, asked, { now: clock(), onChange });
    const times = asked.act === 'pay_twice' ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      await step(transaction, order, asked, { now: clock(), onChange });
    return { kind: 'done' };
  });
}

/** Pays or refuses an order that nobody else knows of yet. */
export async function decideNewOrder(
  transaction: SqlTransaction,
  order: BankOrder,
  { act, now, onChange }: { readonly act: Act; readonly now: Date; readonly onChange: OnChange },
): Promise<void> {
  await step(transaction, order, { act, amountMinor: null }, { now, onChange });
}

async function step(
  transaction: SqlTransaction,
  order: BankOrder,
  { act, amountMinor }: { readonly act: Act; readonly amountMinor: bigint | null },
  { now, onChange }: { readonly now: Date; readonly onChange: OnChange },
): Promise<void> {
  const { pspRef, currency } = order;
  if (act === 'expire') {
    await writeExpiry(transaction, pspRef, now);
    return onChange(transaction, { order: { ...order, expiresAt: now }, payments: [] });
  }
  const isPayment = act.startsWith('pay');
  const paid: Payment[] = [];
  if (isPayment || act === 'come_back') {
    const sign = (order.kind === 'deposit') === isPayment ? 1n : -1n;
    const payment = {
      paymentRef: newRef('P'),
      currency,
      amountMinor: sign * amountPaid(order, act, amountMinor),
      paidAt: now,
      kind: 'payment' as const,
      ofRef: null,
    };
    await insertPayment(transaction, pspRef, payment);
    paid.push(payment);
  }
  const state = isPayment ? 'paid' : stateAfter[act as keyof typeof stateAfter];
  const refusalCode = state === 'refused' ? 'DECLINED' : null;
  await writeState(transaction, pspRef, { state, refusalCode, now });
  // a message about a payment tells that one; whoever asks is told all
  const payments = order.kind === 'deposit' ? paid : await listPayments(transaction, pspRef);
  await onChange(transaction, { order: { ...order, state, refusalCode }, payments });
}

/** Takes money of the last payment that has some, or has the last that was lost come again; and tells all of the order. */
async function takeOrWin(
  transaction: SqlTransaction,
  order: BankOrder,
  { act, amountMinor }: { readonly act: Act; readonly amountMinor: bigint | null },
  { now, onChange }: { readonly now: Date; readonly onChange: OnChange },
): Promise<ActOutcome> {
  const payments = await listPayments(transaction, order.pspRef);
  const left = leftOfEach(payments, await listGivenBack(transaction, payments));
  const last = left.findLast(({ leftMinor }) => leftMinor > 0n);
  const move = act === 'win_back' ? wonAgain(payments) : last ? takenBack(act, last, amountMinor) : null;
  if (!move) return { kind: 'refused', why: 'there is no such money' };
  await insertPayment(transaction, order.pspRef, { ...move, paymentRef: newRef('B'), paidAt: now });
  await onChange(transaction, { order, payments: await listPayments(transaction, order.pspRef) });
  return { kind: 'done' };
}

type Move = Omit<Payment, 'paymentRef' | 'paidAt'>;

function wonAgain(payments: readonly Payment[]): Move | null {
  const lost = lastLost(payments);
  if (!lost) return null;
  const { currency, amountMinor, paymentRef: ofRef } = lost;
  return { kind: 'won_back', currency, amountMinor: -amountMinor, ofRef };
}

function takenBack(
  act: Act,
  { leftMinor, payment }: { readonly leftMinor: bigint; readonly payment: Payment },
  asked: bigint | null,
): Move | null {
  const takenMinor = asked ?? (act === 'charge_back_half' ? (leftMinor + 1n) / 2n : leftMinor);
  if (takenMinor > leftMinor) return null;
  const kind = act === 'take_back' ? 'refund' : 'chargeback';
  return { kind, currency: payment.currency, amountMinor: -takenMinor, ofRef: payment.paymentRef };
}

const stateAfter: Readonly<Record<'see' | 'refuse' | 'come_back', OrderState>> = {
  see: 'paying',
  refuse: 'refused',
  come_back: 'came_back',
};
