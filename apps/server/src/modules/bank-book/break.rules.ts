import type { Currency } from '@halls/contract';
import type { BankBreakKind } from '@halls/contract/office';
import type { PaidOrder } from '#modules/cashier';
import { dayOf } from './statement.rules.ts';

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

/** What is at the bank and not with us, and the other way round, by what it is. */
export const oneSided = {
  deposit: { atBank: 'not_here', withUs: 'not_there' },
  reversal: { atBank: 'reversal_not_here', withUs: 'reversal_not_there' },
  won_back: { atBank: 'won_back_not_here', withUs: 'won_back_not_there' },
  refund: { atBank: 'refund_not_here', withUs: 'refund_not_there' },
  payout: { atBank: 'payout_not_here', withUs: 'payout_not_there' },
  bounce: { atBank: 'bounce_not_here', withUs: 'bounce_not_there' },
} as const satisfies Record<PaidOrder['kind'], Readonly<Record<'atBank' | 'withUs', BankBreakKind>>>;

interface Judging {
  readonly currency: Currency;
  /** The order has another line. */
  readonly isTaken: boolean;
  /** The line itself is what the order was credited by: the day is no matter. */
  readonly isItsWord: boolean;
  /** It went out and names a deposit. */
  readonly namesDeposit: boolean;
}

/** What a line and its order say differently; null where they agree. A fee is nobody's: closing the day books it. */
export function judgeLine(
  line: JudgedLine,
  order: PaidOrder | null,
  { currency, isTaken, isItsWord, namesDeposit }: Judging,
): FoundBreak | null {
  if (line.isFee) return null;
  const theirsMinor = line.amountMinor;
  if (isTaken) return { kind: 'twice', oursMinor: null, theirsMinor };
  const outgoing = namesDeposit ? 'reversal' : 'payout';
  const kind = order?.kind ?? (theirsMinor < 0n ? outgoing : 'deposit');
  const oursMinor = order?.currency === currency ? order.movedMinor : null;
  if (!order?.bookedAt || oursMinor === null)
    return { kind: oneSided[kind].atBank, oursMinor: null, theirsMinor };
  if (oursMinor !== theirsMinor) return { kind: 'amount', oursMinor, theirsMinor };
  const apartMs = Math.abs(Date.parse(line.bookedOn) - Date.parse(dayOf(order.bookedAt)));
  const isFar = !isItsWord && apartMs > daysApart * dayMs;
  return isFar ? { kind: 'day', oursMinor, theirsMinor } : null;
}
