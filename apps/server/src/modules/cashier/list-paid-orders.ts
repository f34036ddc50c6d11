import type { Ledger } from '#modules/ledger';
import type { SqlOrTransaction } from '#platform/database.ts';
import {
  listCreditedDeposits,
  listNamedDeposits,
  type BookedSpan,
  type SpannedOrder,
  type StoredOrder,
} from './paid-order.repo.ts';
import { listBookedReversals, listNamedReversals } from './claim/taken-back.repo.ts';
import { listBookedRefunds, listNamedRefunds } from './refund/given-back.repo.ts';
import { listBookedPayouts, listNamedPayouts } from './withdrawal/paid-out.repo.ts';

export interface PaidOrder extends Omit<StoredOrder, 'isBooked'> {
  /** By the ledger's clock, as its accounts are cut; null unless it is booked. */
  readonly bookedAt: Date | null;
}

export const paidKinds = [
  ...(['deposit', 'reversal', 'won_back', 'refund', 'payout', 'bounce'] as const),
] as const satisfies readonly PaidOrder['kind'][];

interface Deps {
  readonly ledger: Pick<Ledger, 'timesOf'>;
}

/** Orders at a service that go by one of these names, with all that followed them. */
export async function listOrders(
  { ledger }: Deps,
  sql: SqlOrTransaction,
  pspId: string,
  names: readonly string[],
  limit: number,
): Promise<PaidOrder[]> {
  if (names.length === 0) return [];
  const orders = [
    ...(await listNamedDeposits(sql, pspId, names, limit)),
    ...(await listNamedReversals(sql, pspId, names, limit)),
    ...(await listNamedRefunds(sql, pspId, names, limit)),
    ...(await listNamedPayouts(sql, pspId, names, limit)),
  ];
  return withTimes(ledger, sql, pspId, orders);
}

/** A page of what our books say that a service did in a currency within a time. */
export async function listBooked(
  { ledger }: Deps,
  sql: SqlOrTransaction,
  kind: PaidOrder['kind'],
  span: BookedSpan,
): Promise<{ readonly orders: PaidOrder[]; readonly next: BookedSpan['after'] }> {
  const found = await listOfKind(sql, kind, span);
  const last = found.at(-1);
  return {
    orders: await withTimes(ledger, sql, span.pspId, found),
    next: last ? { at: last.at, orderId: last.orderId } : null,
  };
}

function listOfKind(
  sql: SqlOrTransaction,
  kind: PaidOrder['kind'],
  span: BookedSpan,
): Promise<SpannedOrder[]> {
  switch (kind) {
    case 'deposit':
      return listCreditedDeposits(sql, span);
    case 'reversal':
    case 'won_back':
      return listBookedReversals(sql, kind, span);
    case 'refund':
      return listBookedRefunds(sql, span);
    case 'payout':
    case 'bounce':
      return listBookedPayouts(sql, kind, span);
  }
}

const refOf = (orderId: string) => orderId.split('/')[1] ?? '';

/** Scope and key under which the ledger has an order's money. */
const bookedAs: Readonly<
  Record<
    PaidOrder['kind'],
    { readonly scope: string; readonly keyOf: (orderId: string, pspId: string) => string }
  >
> = {
  deposit: { scope: 'deposit', keyOf: (orderId) => orderId },
  reversal: { scope: 'reversal', keyOf: (orderId, pspId) => `${pspId}:${refOf(orderId)}` },
  won_back: { scope: 'reversal', keyOf: (orderId, pspId) => `${pspId}:${refOf(orderId)}:won_back` },
  refund: { scope: 'refund', keyOf: (orderId) => `${refOf(orderId)}:settle` },
  payout: { scope: 'withdrawal', keyOf: (orderId) => `${orderId}:settle` },
  bounce: { scope: 'withdrawal', keyOf: (orderId) => `${orderId}:bounce` },
};

async function withTimes(
  ledger: Deps['ledger'],
  sql: SqlOrTransaction,
  pspId: string,
  orders: readonly StoredOrder[],
): Promise<PaidOrder[]> {
  const booked = orders.filter(({ isBooked }) => isBooked);
  const keysIn = (scope: string) =>
    booked
      .filter(({ kind }) => bookedAs[kind].scope === scope)
      .map(({ kind, orderId }) => bookedAs[kind].keyOf(orderId, pspId));
  const times = new Map([
    ...(await ledger.timesOf(sql, 'deposit', keysIn('deposit'))),
    ...(await ledger.timesOf(sql, 'reversal', keysIn('reversal'))),
    ...(await ledger.timesOf(sql, 'refund', keysIn('refund'))),
    ...(await ledger.timesOf(sql, 'withdrawal', keysIn('withdrawal'))),
  ]);
  return orders.map(({ isBooked, ...order }) => ({
    ...order,
    bookedAt: isBooked ? (times.get(bookedAs[order.kind].keyOf(order.orderId, pspId)) ?? null) : null,
  }));
}
