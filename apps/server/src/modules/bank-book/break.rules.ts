import type { BankBreakKind } from '@halls/contract/office';
import type { PaidOrder } from '#modules/cashier';

const dayMs = 24 * 60 * 60_000;

/** Banks book what comes in the evening on the next day. */
const daysApart = 1;

export interface JudgedLine {
  readonly amountMinor: bigint;
  readonly isFee: boolean;
  readonly bookedOn: string;
}

export interface FoundBreak {
  readonly kind: BankBreakKind;
  readonly oursMinor: bigint | null;
  readonly theirsMinor: bigint | null;
}

/**
 * What a line and its order say differently; null where they agree. `isTaken`: the order has another line. The day is no
 * matter where the line itself is what the order was credited by.
 */
export function judgeLine(
  line: JudgedLine,
  order: PaidOrder | null,
  { isTaken, isItsWord }: { readonly isTaken: boolean; readonly isItsWord: boolean },
): FoundBreak | null {
  const theirsMinor = line.amountMinor;
  if (isTaken) return { kind: 'twice', oursMinor: null, theirsMinor };
  if (!order) return { kind: line.isFee ? 'fee' : 'not_here', oursMinor: null, theirsMinor };
  if (!order.creditedAt || order.receivedMinor === null)
    return { kind: 'not_here', oursMinor: null, theirsMinor };
  const oursMinor = order.receivedMinor;
  if (oursMinor !== theirsMinor) return { kind: 'amount', oursMinor, theirsMinor };
  const apartMs = Math.abs(
    Date.parse(line.bookedOn) - Date.parse(order.creditedAt.toISOString().slice(0, 10)),
  );
  const isFar = !isItsWord && apartMs > daysApart * dayMs;
  return isFar ? { kind: 'day', oursMinor, theirsMinor } : null;
}
