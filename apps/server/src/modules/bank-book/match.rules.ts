import type { PaidOrder } from '#modules/cashier';

/** What a line is matched by: never by its amount alone. */
export interface LineToMatch {
  readonly lineId: string;
  readonly amountMinor: bigint;
  /** As the service names it; null where nobody does. */
  readonly orderId: string | null;
  readonly pspRef: string | null;
  readonly reference: string;
  readonly text: string;
}

/** The letters of an order's number, which are not taken for each other (`order-number.ts`). */
const numberPattern = /D\d{6}[\dA-HJKMNP-TV-Z]{10}/g;
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
    return [...letters.matchAll(/D(?=[\dOIL]{6})/g)].flatMap(({ index }) => {
      const read = `D${letters.slice(index + 1, index + numberLength).replaceAll(/[OILU]/g, (letter) => takenFor[letter] ?? letter)}`;
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

/**
 * Whose money a line is, among the orders that it may name: the one that has this payment, else the one that it names, or
 * what followed that. A line that names several orders is nobody's.
 */
export function matchLine(
  line: LineToMatch,
  orders: readonly PaidOrder[],
  isTaken: (orderId: string) => boolean,
): Match {
  if (line.amountMinor <= 0n) return { kind: 'none' };
  const paid = orders.find(({ paymentRef }) => paymentRef === line.lineId);
  if (paid) return { kind: isTaken(paid.orderId) ? 'taken' : 'order', order: paid };
  const named = namedOrder(line, orders);
  if (!named) return { kind: 'none' };
  const group = orders.filter(
    ({ orderId, followsOrderId }) => orderId === named.orderId || followsOrderId === named.orderId,
  );
  const free = group.filter(({ orderId }) => !isTaken(orderId));
  const same = free.find(({ receivedMinor }) => receivedMinor === line.amountMinor);
  const order = same ?? free[0];
  return order ? { kind: 'order', order } : { kind: 'taken', order: named };
}

/** The one order that a line names; null where it names none, or several. */
export function namedOrder(line: LineToMatch, orders: readonly PaidOrder[]): PaidOrder | null {
  const names = new Set(namesOf(line));
  const named = orders.filter(
    ({ orderId, pspRef, followsOrderId }) =>
      followsOrderId === null && (names.has(orderId) || (pspRef !== null && names.has(pspRef))),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

function bare(written: string): string {
  return written.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
}
