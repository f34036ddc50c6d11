import type { Currency } from '@halls/contract';
import type { orderSorts } from '@halls/contract/office';

export type OrderSort = (typeof orderSorts)[number];

/** Where an order stands, however its list is sorted. */
export interface OrderPlace {
  readonly changedAt: Date;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly orderId: string;
}

/** What comes before the number in the order of a list, with its value at a place. Amounts compare in one currency alone. */
const keysOf = {
  time: [{ column: 'changed_at', at: ({ changedAt }: OrderPlace) => changedAt }],
  amount: [
    { column: 'currency', at: ({ currency }: OrderPlace) => currency },
    { column: 'amount', at: ({ amountMinor }: OrderPlace) => amountMinor.toString() },
  ],
} as const;

/** Those that wait stand the longest first, all others the latest first, unless it is asked for otherwise. */
export function readSort(asked: OrderSort | undefined, state: string | undefined) {
  const sort = asked ?? (state === 'waiting' ? 'time' : '-time');
  const isDown = sort.startsWith('-');
  return {
    keys: keysOf[sort.endsWith('time') ? 'time' : 'amount'],
    direction: isDown ? ('desc' as const) : ('asc' as const),
    past: isDown ? ('<' as const) : ('>' as const),
  };
}

export function writePlace({ changedAt, currency, amountMinor, orderId }: OrderPlace): string {
  return `${changedAt.getTime()} ${currency} ${amountMinor} ${orderId}`;
}

/** Null at the beginning, and for what was never a cursor. */
export function readPlace(cursor: string | undefined): OrderPlace | null {
  const [, ms, currency, minor, orderId] =
    /^(\d{1,15}) ([A-Z]{3}) (\d{1,18}) (\S{1,128})$/.exec(cursor ?? '') ?? [];
  return ms !== undefined && currency !== undefined && minor !== undefined && orderId !== undefined
    ? { changedAt: new Date(Number(ms)), currency: currency as Currency, amountMinor: BigInt(minor), orderId }
    : null;
}
