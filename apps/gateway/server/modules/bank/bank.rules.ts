import type { Currency } from '@halls/contract';
import {
  refusalCodes,
  type DepositWordOnWire,
  type Instruction,
  type PayoutWordOnWire,
  type RefundWordOnWire,
} from '@halls/contract/psp';

export type OrderKind = 'deposit' | 'payout' | 'refund';
/** `question`: it was asked about before it came, and is refused if it still comes. */
export type OrderState = 'question' | 'open' | 'paying' | 'paid' | 'refused' | 'came_back';

/** How the bank takes an order. `do_and_…`: it does what it was asked for, and the asker does not hear of it. */
export const depositMoods = [
  'answer',
  'pay_first',
  'do_and_stay_silent',
  'do_and_fail',
  'fail',
  'refuse',
] as const;
export type DepositMood = (typeof depositMoods)[number];
export const payoutMoods = ['wait', 'pay', 'do_and_stay_silent', 'do_and_fail', 'fail', 'refuse'] as const;
export type PayoutMood = (typeof payoutMoods)[number];

export interface BankOrder {
  readonly pspRef: string;
  readonly operatorId: string;
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly attempt: number;
  readonly state: OrderState;
  readonly refusalCode: string | null;
  readonly bodyHash: string;
  readonly method: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly payer: string;
  readonly instruction: Instruction | null;
  readonly expiresAt: Date | null;
  readonly returnUrl: string | null;
  readonly messageUrl: string;
  readonly createdAt: Date;
  /** Of a refund: the deposit that it is of, and which of its payments. */
  readonly of: { readonly orderId: string; readonly paymentRef: string } | null;
}

/** `chargeback`, `refund`: it was taken back by the payer's bank, or by this one; `won_back`: that is there again. */
export type MoveKind = 'payment' | 'chargeback' | 'refund' | 'won_back';

export interface Payment {
  readonly paymentRef: string;
  readonly kind: MoveKind;
  /** The payment that was taken back, or what is there again of that. */
  readonly ofRef: string | null;
  readonly currency: Currency;
  /** Below zero it went out. */
  readonly amountMinor: bigint;
  readonly paidAt: Date;
}

/** What the bank says of a deposit. Money that came in outranks the clock and what was said before. */
export function depositWord(order: BankOrder, payments: readonly Payment[], now: Date): DepositWordOnWire {
  const came = payments.filter(({ kind }) => kind === 'payment').map(writePayment);
  const reversals = payments.filter(isTakenBack);
  if (reversals.length > 0)
    return {
      state: 'reversed',
      psp_ref: order.pspRef,
      payments: came,
      reversals: reversals.map((reversal) => reversalOf(reversal, payments)),
    };
  if (came.length > 0) return { state: 'succeeded', psp_ref: order.pspRef, payments: came };
  if (order.refusalCode !== null) return { state: 'refused', code: order.refusalCode };
  if (order.state === 'open' && isOver(order, now)) return { state: 'refused', code: refusalCodes.expired };
  return {
    state: 'pending',
    psp_ref: order.pspRef,
    is_paying: order.state === 'paying',
    ...(order.instruction && { instruction: order.instruction }),
    ...(order.expiresAt && { expires_at: order.expiresAt.toISOString() }),
  };
}

function isTakenBack({ kind }: Payment): boolean {
  return kind === 'chargeback' || kind === 'refund';
}

function writePayment({ paymentRef, currency, amountMinor, paidAt }: Payment) {
  return {
    ...{ payment_ref: paymentRef, currency, amount: amountMinor.toString() },
    paid_at: paidAt.toISOString(),
  };
}

function reversalOf(reversal: Payment, payments: readonly Payment[]) {
  const wonBack = payments.find(({ kind, ofRef }) => kind === 'won_back' && ofRef === reversal.paymentRef);
  return {
    ...{ reversal_ref: reversal.paymentRef, payment_ref: reversal.ofRef ?? '', currency: reversal.currency },
    cause: reversal.kind === 'refund' ? ('refund' as const) : ('chargeback' as const),
    amount: (-reversal.amountMinor).toString(),
    reason: reversal.kind === 'refund' ? 'Sent back by the bank' : 'The payer does not know of it',
    reversed_at: reversal.paidAt.toISOString(),
    ...(wonBack && {
      won_back: { won_back_ref: wonBack.paymentRef, at: wonBack.paidAt.toISOString() },
    }),
  };
}

/** What an operator gives back of a payment, or wants to. */
export interface GivenBack {
  readonly paymentRef: string;
  readonly amountMinor: bigint;
}

/** Every payment with how much of it is left. */
export function leftOfEach(
  payments: readonly Payment[],
  givenBack: readonly GivenBack[],
): { payment: Payment; leftMinor: bigint }[] {
  const goneOf = (paymentRef: string) =>
    payments
      .filter((each) => isTakenBack(each) && each.ofRef === paymentRef && !isWonBack(each, payments))
      .reduce((sum, { amountMinor }) => sum - amountMinor, 0n);
  const backOf = (paymentRef: string) =>
    givenBack
      .filter((each) => each.paymentRef === paymentRef)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return payments
    .filter(({ kind }) => kind === 'payment')
    .map((payment) => {
      const { amountMinor, paymentRef } = payment;
      return { payment, leftMinor: amountMinor - goneOf(paymentRef) - backOf(paymentRef) };
    });
}

/** What was taken back by the payer's bank last and is not there again. */
export function lastLost(payments: readonly Payment[]): Payment | null {
  return payments.findLast((each) => each.kind === 'chargeback' && !isWonBack(each, payments)) ?? null;
}

function isWonBack({ paymentRef }: Payment, payments: readonly Payment[]): boolean {
  return payments.some(({ kind, ofRef }) => kind === 'won_back' && ofRef === paymentRef);
}

/** What the bank says of an attempt to pay out. */
export function payoutWord(order: BankOrder, payments: readonly Payment[]): PayoutWordOnWire {
  if (order.state === 'came_back') return { state: 'refused', code: 'CAME_BACK', came_back: true };
  const [paid] = payments;
  if (paid) return { state: 'succeeded', psp_ref: order.pspRef, paid_at: paid.paidAt.toISOString() };
  if (order.refusalCode !== null) return { state: 'refused', code: order.refusalCode };
  return { state: 'pending', psp_ref: order.pspRef };
}

/** What the bank says of money that an operator gives back. */
export function refundWord(order: BankOrder, payments: readonly Payment[]): RefundWordOnWire {
  const [paid] = payments;
  if (paid)
    return {
      ...{ state: 'succeeded', psp_ref: order.pspRef, refund_ref: paid.paymentRef },
      refunded_at: paid.paidAt.toISOString(),
    };
  if (order.refusalCode !== null) return { state: 'refused', code: order.refusalCode };
  return { state: 'pending', psp_ref: order.pspRef };
}

export function isOver({ expiresAt }: BankOrder, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** What one can do to an order, playing the bank or the payer. */
export const depositActs = [
  ...(['pay', 'pay_short', 'pay_over', 'pay_twice', 'see', 'refuse', 'expire'] as const),
  ...(['charge_back', 'charge_back_half', 'take_back', 'win_back'] as const),
] as const;
export const takingActs: readonly Act[] = ['charge_back', 'charge_back_half', 'take_back', 'win_back'];
export const payoutActs = ['pay', 'refuse', 'come_back'] as const;
export const refundActs = ['pay', 'refuse'] as const;
export type Act = (typeof depositActs)[number] | (typeof payoutActs)[number];

export const actsOf: Readonly<Record<OrderKind, readonly Act[]>> = {
  deposit: depositActs,
  payout: payoutActs,
  refund: refundActs,
};

/** Why an act makes no sense for an order as it stands; null when it does. */
export function whyNot(order: BankOrder, act: Act): string | null {
  if (order.state === 'question') return 'the order never came';
  const acts: readonly Act[] = actsOf[order.kind];
  if (!acts.includes(act)) return `a ${order.kind} knows no ${act}`;
  if (order.kind !== 'deposit') {
    if (act === 'come_back') return order.state === 'paid' ? null : 'only what was paid comes back';
    return order.state === 'open' ? null : `the ${order.kind} is decided`;
  }
  if (takingActs.includes(act)) return order.state === 'paid' ? null : 'nothing was paid';
  const isPayment = act.startsWith('pay');
  return isPayment || order.state === 'open' || order.state === 'paying' ? null : 'the deposit is decided';
}

/** What the payer pays: the whole, half of it, or twice as much. */
export function amountPaid(order: BankOrder, act: Act, amountMinor: bigint | null): bigint {
  if (amountMinor !== null) return amountMinor;
  if (act === 'pay_short') return (order.amountMinor + 1n) / 2n;
  return act === 'pay_over' ? order.amountMinor * 2n : order.amountMinor;
}
