import { formatMinor, textIn, toBit, type ErrorKey, type Language } from '@halls/contract';
import type { depositStatuses } from '@halls/contract/payment';
import type { Translate } from '#platform/http/dispatcher.ts';
import type { DepositState, StepCause } from './deposit/deposit.rules.ts';
import { isTaking, type PaymentMethod } from './method/method.ts';
import type { OrderPlace, OrderRow, StepRow } from './order.repo.ts';
import { limitsOf } from './method/route.rules.ts';

type Status = (typeof depositStatuses)[number];

export function presentMethod(method: PaymentMethod, language: Language) {
  const { currency } = method;
  const { minMinor, maxMinor } = limitsOf(method);
  return {
    method_id: String(method.methodId),
    kind: method.kind,
    name: textIn(method.name, language),
    icon: method.icon,
    currency,
    min: formatMinor(minMinor, currency),
    max: formatMinor(maxMinor, currency),
    // what a service takes is the house's to bear: what was paid in is credited
    fee: formatMinor(0n, currency),
    is_maintenance: toBit(!isTaking(method)),
    fields: method.fields.map(({ name, label, pattern }) => ({
      name,
      label: textIn(label, language),
      pattern,
    })),
  };
}

export function presentOrder(row: OrderRow, language: Language) {
  const { currency, received_minor: receivedMinor, received_currency: receivedCurrency } = row;
  const isAsked = row.follows_order_id === null;
  return {
    order_number: row.order_id,
    direction: 'deposit' as const,
    status: statusOf(row.state),
    kind: row.kind,
    method_name: textIn(row.name, language),
    currency,
    amount: isAsked ? formatMinor(BigInt(row.asked_minor), currency) : null,
    received:
      receivedMinor === null || receivedCurrency === null
        ? null
        : { amount: formatMinor(BigInt(receivedMinor), receivedCurrency), currency: receivedCurrency },
    follows_order_number: row.follows_order_id,
    is_fast: toBit(row.is_fast),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

/** What is to be done, for as long as it helps. */
export function presentOpening({ state, instruction, expires_at: expiresAt }: OrderRow) {
  return {
    instruction: state === 'open' ? instruction : null,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}

/** A deposit with everything that whoever may follow it is told. */
export function presentDepositOrder(
  row: OrderRow,
  steps: readonly StepRow[],
  language: Language,
  translate: Translate,
) {
  return {
    ...presentOrder(row, language),
    ...presentOpening(row),
    timeline: steps.map((step) => {
      const ofFast = row.is_fast ? fastTextOf[step.cause] : undefined;
      return presentStep(step, translate(language, ofFast ?? textOf[step.cause]));
    }),
  };
}

function presentStep({ to_state: state, at }: StepRow, text: string) {
  return { status: statusOf(state), at: at.toISOString(), text };
}

const textOf: Readonly<Record<StepCause, ErrorKey>> = {
  asked_for: 'deposit_step.asked_for',
  opened: 'deposit_step.opened',
  no_clear_answer: 'deposit_step.no_clear_answer',
  seen: 'deposit_step.seen',
  paid: 'deposit_step.paid',
  paid_late: 'deposit_step.paid_late',
  paid_other_amount: 'deposit_step.paid_other_amount',
  amount_in_review: 'deposit_step.amount_in_review',
  paid_other_currency: 'deposit_step.paid_other_currency',
  paid_again: 'deposit_step.paid_again',
  refused: 'deposit_step.refused',
  expired: 'deposit_step.expired',
  failed: 'deposit_step.failed',
  credited_by_hand: 'deposit_step.credited_by_hand',
  sending_back: 'deposit_step.sending_back',
  sent_back: 'deposit_step.sent_back',
  reversed: 'deposit_step.taken_back',
  won_back: 'deposit_step.won_back',
  refunded: 'deposit_step.refunded',
};

/** Where the account may be somebody else's, it is not spoken of as the reader's. */
const fastTextOf: Readonly<Partial<Record<StepCause, ErrorKey>>> = {
  asked_for: 'fast_payment_step.asked_for',
  paid: 'fast_payment_step.paid',
  paid_late: 'fast_payment_step.paid_late',
  paid_other_amount: 'fast_payment_step.paid_other_amount',
  expired: 'fast_payment_step.expired',
  failed: 'fast_payment_step.failed',
  credited_by_hand: 'fast_payment_step.credited_by_hand',
  reversed: 'fast_payment_step.taken_back',
};

/** A deposit is stored once it is being opened. */
export function statusOf(state: DepositState): Status {
  if (state === 'created') throw new Error('a deposit was stored before it was opened');
  return state;
}

/** What says where an order stands in a list of both kinds. */
type Placed = Pick<OrderRow, 'created_at' | 'order_id'>;

export function comparePlaces(one: Placed, other: Placed): number {
  const apartMs = one.created_at.getTime() - other.created_at.getTime();
  return apartMs !== 0 ? apartMs : one.order_id < other.order_id ? -1 : 1;
}

export function writeCursor(row: Placed): string {
  return `${row.created_at.getTime()}:${row.order_id}`;
}

/** Null for what is no cursor of ours. */
export function readCursor(cursor: string): OrderPlace | null {
  const [, time, orderId] = /^(\d{1,15}):([\w.:-]{1,64})$/.exec(cursor) ?? [];
  return time !== undefined && orderId !== undefined ? { createdAt: new Date(Number(time)), orderId } : null;
}
