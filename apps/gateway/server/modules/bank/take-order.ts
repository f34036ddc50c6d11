import { createHash } from 'node:crypto';
import { refusalCodes, type PaymentRequest } from '@halls/contract/psp';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { decideNewOrder, type OnChange } from './act-on-order.ts';
import { findOrder, insertOrder, readMood, type Mood, type OrderKey } from './bank.repo.ts';
import type { Act, BankOrder, OrderKind } from './bank.rules.ts';
import { findMethod } from './methods.ts';
import { newRef } from './order-ref.ts';

/** So long a deposit may be paid. */
const openMs = 15 * 60_000;

export interface BankDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  publicUrl(): string;
}

export type Taken =
  | { readonly kind: 'order'; readonly order: BankOrder; readonly mood: Mood; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly code: string }
  /** The bank did nothing. */
  | { readonly kind: 'failed' };

/** Takes a deposit or an attempt to pay out, once; what the bank is in the mood for it does at once. */
export async function takeOrder(
  deps: BankDeps,
  request: PaymentRequest<'open-deposit'> | PaymentRequest<'send-payout'>,
  onChange: OnChange,
): Promise<Taken> {
  const mood = await readMood(deps.sql);
  const kind = 'return_url' in request ? 'deposit' : 'payout';
  if (mood[`${kind}s`] === 'fail') return { kind: 'failed' };
  const wanted = describeOrder(deps, request);
  if (!wanted) return { kind: 'refused', code: 'METHOD' };
  const isNew = await deps.sql.transaction().execute(async (transaction) => {
    if (!(await insertOrder(transaction, wanted))) return false;
    const act = actOf(mood, kind);
    if (act) await decideNewOrder(transaction, wanted, { act, now: wanted.createdAt, onChange });
    return true;
  });
  return foundAs(deps, wanted, { mood, isNew });
}

/** What there is of an order that is wanted. */
export async function foundAs(
  { sql }: Pick<BankDeps, 'sql'>,
  wanted: BankOrder,
  taken: { readonly mood: Mood; readonly isNew: boolean },
): Promise<Taken> {
  const order = await findOrder(sql, wanted);
  if (!order) throw new Error(`order ${wanted.orderId} is gone`);
  if (order.state === 'question') return { kind: 'refused', code: refusalCodes.neverSeen };
  if (order.bodyHash !== wanted.bodyHash) return { kind: 'refused', code: refusalCodes.otherBody };
  return { kind: 'order', order, ...taken };
}

/** The order; one that never came is noted, and refused if it still comes. */
export async function askOrder(deps: BankDeps, key: OrderKey): Promise<BankOrder> {
  await deps.sql.transaction().execute((transaction) =>
    insertOrder(transaction, {
      ...key,
      pspRef: newRef('Q'),
      state: 'question',
      refusalCode: refusalCodes.neverSeen,
      bodyHash: '',
      method: '',
      currency: 'USD',
      amountMinor: 0n,
      payer: '',
      instruction: null,
      expiresAt: null,
      returnUrl: null,
      messageUrl: '',
      createdAt: deps.clock(),
      of: null,
    }),
  );
  const order = await findOrder(deps.sql, key);
  if (!order) throw new Error(`order ${key.orderId} is gone`);
  return order;
}

export function actOf(mood: Mood, kind: OrderKind): Act | null {
  const own = kind === 'deposit' ? mood.deposits : mood.payouts;
  if (own === 'refuse') return 'refuse';
  if (own === 'pay_first' || own === 'pay') return 'pay';
  // a payout that the asker does not hear of was made
  return kind !== 'deposit' && own.startsWith('do_and') ? 'pay' : null;
}

function describeOrder(
  { clock, publicUrl }: BankDeps,
  request: PaymentRequest<'open-deposit'> | PaymentRequest<'send-payout'>,
): BankOrder | null {
  const { currency, method } = request;
  const createdAt = clock();
  const shared = {
    operatorId: request.operator_id,
    orderId: request.order_id,
    state: 'open',
    refusalCode: null,
    bodyHash: hashBody(request),
    currency,
    method,
    amountMinor: BigInt(request.amount),
    messageUrl: request.message_url,
    createdAt,
    of: null,
  } as const;
  if (!('return_url' in request)) {
    const { attempt, account } = request;
    const payer = `${account.holder}, ${account.bank} ${account.number}`;
    const none = { instruction: null, expiresAt: null, returnUrl: null };
    return { ...shared, ...none, kind: 'payout', attempt, payer, pspRef: newRef('W') };
  }
  const pspRef = newRef('D');
  const expiresAt = new Date(createdAt.getTime() + openMs);
  const order = { pspRef, currency, amountMinor: shared.amountMinor, expiresAt, gatewayUrl: publicUrl() };
  const instruction = findMethod(method, currency)?.instruct(order);
  if (!instruction) return null;
  const payer = request.member_ref;
  const returnUrl = request.return_url;
  return { ...shared, kind: 'deposit', attempt: 1, pspRef, expiresAt, instruction, payer, returnUrl };
}

/** A repeat carries a new request id; everything else counts. */
export function hashBody(request: { request_id: string }): string {
  const content = Object.entries({ ...request, request_id: '' }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
