import type { PaidOrder } from '#modules/cashier';

/** What a line is matched by: never by its amount alone. */
export interface LineToMatch {
  readonly lineId: string;
  readonly amountMinor: bigint;
  /** What the bank took for itself is no order's, whatever it names. */
  readonly isFee: boolean;
  /** As the service names it; null where nobody does. */
  readonly orderId: string | null;
  readonly pspRef: string | null;
  readonly reference: string;
  readonly text: string;
}

/** The letters of an order's number, which are not taken for each other (`order-number.ts`). */
const numberPattern = /[DRW]\d{6}[\dA-HJKMNP-TV-Z]{10}/g;
const numberLength = 17;

/** What members type in place of what they read. */
const takenFor: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Numbers of orders that stand in a line, however they are spaced and in whichever case. */
export function numbersIn({ reference, text }: Pick<LineToMatch, 'reference' | 'text'>): string[] {
  const found = [reference, text].flatMap((written) => bare(written).match(numberPattern) ?? []);
  return [...new Set(found)];
}

/** Numbers that may be meant where one letter was taken for another. They are shown to people and match nothing. */
export function numbersLike(line: Pick<LineToMatch, 'reference' | 'text'>): string[] {
  const exact = numbersIn(line);
  const found = [line.reference, line.text].flatMap((written) => {
    const letters = bare(written);
    return [...letters.matchAll(/[DRW](?=[\dOIL]{6})/g)].flatMap(({ 0: kind, index }) => {
      const read = `${kind}${letters.slice(index + 1, index + numberLength).replaceAll(/[OILU]/g, (letter) => takenFor[letter] ?? letter)}`;
      return read.match(numberPattern) ?? [];
    });
  });
  return [...new Set(found)].filter((number) => !exact.includes(number));
}

/** Every name under which the order of a line may be known. */
export function namesOf(line: LineToMatch): string[] {
  const given = [line.orderId, line.pspRef, line.lineId, line.reference].flatMap((name) => name ?? []);
  return [...new Set([...given.filter((name) => /^[\w.:-]{1,64}$/.test(name)), ...numbersIn(line)])];
}

export type Match =
  /** This order's money, or what followed it. */
  | { readonly kind: 'order'; readonly order: PaidOrder }
  /** An order that has its line already. */
  | { readonly kind: 'taken'; readonly order: PaidOrder }
  | { readonly kind: 'none' };

/** An order with what it is in a book: the same withdrawal is paid out and may come back. */
export function subjectOf({ kind, orderId }: Pick<PaidOrder, 'kind' | 'orderId'>): OrderSubject {
  return `${kind}/${orderId}`;
}

export type OrderSubject = `${PaidOrder['kind']}/${string}`;

/**
 * Whose money a line is, among the orders that it may name: the one that has this payment, else the one that it names, or
 * what followed that. A line that names several orders is nobody's.
 */
export function matchLine(
  line: LineToMatch,
  orders: readonly PaidOrder[],
  isTaken: (subject: OrderSubject) => boolean,
): Match {
  const possible = orders.filter((order) => mayBeOf(line, order));
  const paid = possible.find(({ paymentRef }) => paymentRef === line.lineId);
  if (paid) return { kind: isTaken(subjectOf(paid)) ? 'taken' : 'order', order: paid };
  const group = namedGroup(line, possible);
  const [named] = group;
  if (!named) return { kind: 'none' };
  const free = group.filter((order) => !isTaken(subjectOf(order)));
  const same = free.find(({ movedMinor }) => movedMinor === line.amountMinor);
  const order = same ?? free[0];
  return order ? { kind: 'order', order } : { kind: 'taken', order: named };
}

/** The one order that a line names; null where it names none, or several. */
export function namedOrder(line: LineToMatch, orders: readonly PaidOrder[]): PaidOrder | null {
  const [named] = namedGroup(line, orders);
  return named ?? null;
}

/** The one order that a line names, and what follows it, as far as the line may be of those; none where it names several. */
function namedGroup(line: LineToMatch, orders: readonly PaidOrder[]): PaidOrder[] {
  const possible = orders.filter((order) => mayBeOf(line, order));
  const first = new Set(possible.filter((order) => isNamed(line, order)).map(firstOf));
  return first.size === 1 ? possible.filter((order) => first.has(firstOf(order))) : [];
}

/** Whether a line that went out names a deposit: then it was taken back of that, told of or not. */
export function namesDeposit(line: LineToMatch, orders: readonly PaidOrder[]): boolean {
  return line.amountMinor < 0n && orders.some((order) => order.kind === 'deposit' && isNamed(line, order));
}

function isNamed(line: LineToMatch, order: PaidOrder): boolean {
  const names = namesOf(line);
  return [firstOf(order), ...order.pspRefs].some((name) => names.includes(name));
}

function firstOf({ orderId, followsOrderId }: PaidOrder): string {
  return followsOrderId ?? orderId;
}

const outgoing: ReadonlySet<PaidOrder['kind']> = new Set(['payout', 'reversal', 'refund']);

/** What went out was paid out, taken or given back; what came in was paid in, or has come back. */
function mayBeOf({ amountMinor, isFee }: LineToMatch, { kind }: PaidOrder): boolean {
  if (isFee || amountMinor === 0n) return false;
  return amountMinor < 0n === outgoing.has(kind);
}

function bare(written: string): string {
  return written.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
}
