import type { Tally } from '../tally.ts';
import type { Promised } from './payment-scene.ts';

/** A line of the bank's book: what came, or below zero what went, in the order in which it did. */
export interface BankLine {
  readonly orderId: string;
  readonly paymentRef: string;
  readonly kind: 'deposit' | 'payout' | 'refund';
  /** The payment that was taken back, is there again, or was given back; null of one itself. */
  readonly ofRef: string | null;
  readonly amountMinor: bigint;
}

export interface Received {
  readonly orderId: string;
  readonly memberId: string;
  readonly state: string;
  readonly amountMinor: bigint;
}

/** What the product has. */
export interface OwnBooks {
  /** Every order that was asked for, by its number. */
  readonly orders: ReadonlyMap<string, Promised>;
  /** What the product has given back, by its number: of which deposit, and how much. */
  readonly givenBack: ReadonlyMap<string, Promised>;
  /** Deposits that have had money, by the bank's reference of it. */
  readonly received: ReadonlyMap<string, Received>;
  /** What the ledger has at the service, as the bank should have it, by the order's number. */
  readonly booked: ReadonlyMap<string, bigint>;
}

class Sums extends Map<string, bigint> {
  add(key: string, minor: bigint): bigint {
    const sum = (this.get(key) ?? 0n) + minor;
    this.set(key, sum);
    return sum;
  }
}

/**
 * Holds the product's books against the bank's and against what members were told. Answers what each member should have
 * more than before, by the bank's book; what somebody has still to decide about is not theirs yet.
 */
export function compareBooks(
  lines: readonly BankLine[],
  own: OwnBooks,
  { promised, tally }: { readonly promised: ReadonlyMap<string, Promised>; readonly tally: Tally },
): ReadonlyMap<string, bigint> {
  for (const [orderId, { amountMinor }] of promised) {
    const order = own.orders.get(orderId);
    if (!order) tally.lost.push(`${orderId}: promised, and not there`);
    else if (order.amountMinor !== amountMinor)
      tally.otherAmount.push(`${orderId}: ${order.amountMinor} for ${amountMinor}`);
  }
  const theirs = new Sums();
  const atBank = new Sums();
  const refunded = new Sums();
  for (const line of lines) {
    const taken =
      line.kind === 'payout'
        ? takePayout(line, own, tally, atBank)
        : takeOfDeposit(line, own, tally, refunded);
    if (!taken) continue;
    atBank.add(taken.orderId, line.amountMinor);
    theirs.add(taken.memberId, line.amountMinor);
  }
  for (const orderId of new Set([...atBank.keys(), ...own.booked.keys()])) {
    const [bank, ledger] = [atBank.get(orderId) ?? 0n, own.booked.get(orderId) ?? 0n];
    if (bank !== ledger) tally.otherAmount.push(`${orderId}: the bank has ${bank}, the ledger ${ledger}`);
  }
  return theirs;
}

/** Of what came, was taken or given back, or is there again. */
function takeOfDeposit(line: BankLine, own: OwnBooks, tally: Tally, refunded: Sums) {
  if (line.ofRef === null) return takeIncome(line, own, tally);
  if (line.kind === 'refund') {
    const { orderId, amountMinor } = line;
    const order = own.givenBack.get(orderId);
    const paidMinor = -refunded.add(orderId, amountMinor);
    if (!order) tally.lost.push(`${orderId}: ${-amountMinor} was given back that nobody has asked for`);
    else if (paidMinor !== order.amountMinor)
      tally.doubled.push(`${orderId}: ${paidMinor} given back for ${order.amountMinor}`);
  }
  const of = own.received.get(line.ofRef);
  return of && isCredited(of) ? of : null;
}

function isCredited({ state }: Received): boolean {
  return state === 'credited' || state === 'reversed';
}

/** Whose it became; null while it is nobody's. */
function takeIncome({ orderId, paymentRef, amountMinor }: BankLine, own: OwnBooks, tally: Tally) {
  const kept = own.received.get(paymentRef);
  if (!kept) tally.lost.push(`${orderId}: ${amountMinor} came as ${paymentRef}, and nobody has it`);
  else if (kept.amountMinor !== amountMinor)
    tally.otherAmount.push(`${orderId}: ${kept.amountMinor} kept for ${amountMinor}`);
  return kept && isCredited(kept) ? kept : null;
}

function takePayout({ orderId, amountMinor }: BankLine, own: OwnBooks, tally: Tally, before: Sums) {
  const order = own.orders.get(orderId);
  if (!order) {
    tally.lost.push(`${orderId}: ${-amountMinor} was paid out that nobody has asked for`);
    return null;
  }
  const paidMinor = -((before.get(orderId) ?? 0n) + amountMinor);
  const isWhole = paidMinor === 0n || paidMinor === order.amountMinor;
  const faults = paidMinor > order.amountMinor ? tally.doubled : tally.otherAmount;
  if (!isWhole) faults.push(`${orderId}: ${paidMinor} paid out of ${order.amountMinor}`);
  return { orderId, memberId: order.memberId };
}
