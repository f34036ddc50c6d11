import { expect, test } from 'vitest';
import type { PaidOrder } from '#modules/cashier';
import { judgeLine } from './break.rules.ts';
import {
  matchLine,
  namedOrder,
  namesDeposit,
  numbersIn,
  numbersLike,
  type LineToMatch,
} from './match.rules.ts';
import { dayBalances, landingDay } from './statement.rules.ts';

const number = 'D260301ABCDEFGHJK';

function line(more: Partial<LineToMatch> = {}): LineToMatch {
  return {
    lineId: 'L1',
    amountMinor: 100n,
    isFee: false,
    orderId: null,
    pspRef: null,
    ...{ reference: '', text: '' },
    ...more,
  };
}

function order(orderId: string, more: Partial<PaidOrder> = {}): PaidOrder {
  return {
    ...{ kind: 'deposit', orderId, followsOrderId: null, siteId: 1, currency: 'VND', state: 'credited' },
    ...{ askedMinor: 100n, pspRefs: [], paymentRef: null, movedMinor: 100n },
    bookedAt: new Date('2026-03-01T09:00:00Z'),
    ...more,
  };
}

const nobody = () => false;

test.each([
  ['as it is', number],
  ['in small letters and with spaces', 'chuyen tien d260301 abcde fghjk cam on'],
  ['cut by the bank', 'D26-03-01-ABCDEFGHJK'],
])('an order’s number is found %s', (_, text) => {
  expect(numbersIn(line({ text }))).toEqual([number]);
});

test('a letter that was taken for another is a hint, and matches nothing', () => {
  const typed = line({ text: 'D26O3O1ABCDEFGHJK' });
  expect([numbersIn(typed), numbersLike(typed)]).toEqual([[], [number]]);
  expect(matchLine(typed, [order(number)], nobody)).toEqual({ kind: 'none' });
});

test('an amount alone matches nothing', () => {
  expect(matchLine(line(), [order(number)], nobody)).toEqual({ kind: 'none' });
});

test('a line that names two orders is nobody’s', () => {
  const both = line({ text: `${number} D260301BBBBBBBBBB` });
  expect(namedOrder(both, [order(number), order('D260301BBBBBBBBBB')])).toBeNull();
});

test('what went out is no deposit’s', () => {
  expect(matchLine(line({ text: number, amountMinor: -100n }), [order(number)], nobody).kind).toBe('none');
});

const paidOut = 'W260301ABCDEFGHJK';
const payout = order(paidOut, { kind: 'payout', movedMinor: -100n });
const bounce = order(paidOut, { kind: 'bounce' });

test('what went out is the payout’s that it names, what came in is what came back of it, and a fee is nobody’s', () => {
  const orders = [payout, bounce, order(number)];
  const named = (amountMinor: bigint, isFee = false) =>
    matchLine(line({ text: `Payout ${paidOut}`, amountMinor, isFee }), orders, nobody);
  expect(named(-100n)).toEqual({ kind: 'order', order: payout });
  expect(named(100n)).toEqual({ kind: 'order', order: bounce });
  expect(named(-5n, true)).toEqual({ kind: 'none' });
  expect(named(0n)).toEqual({ kind: 'none' });
});

const takenBack = order(`${number}/R1`, {
  ...{ kind: 'reversal', followsOrderId: number, paymentRef: 'R1', movedMinor: -40n },
});
const wonBack = order(`${number}/R1`, {
  ...{ kind: 'won_back', followsOrderId: number, paymentRef: 'V1', movedMinor: 40n },
});

test('what was taken back and came again is known by its own name, and by the deposit’s', () => {
  const orders = [order(number), takenBack, wonBack];
  const match = (more: Partial<LineToMatch>, isTaken = nobody as (subject: string) => boolean) =>
    matchLine(line(more), orders, isTaken);
  expect(match({ lineId: 'R1', amountMinor: -40n })).toEqual({ kind: 'order', order: takenBack });
  expect(match({ text: `Chargeback ${number}`, amountMinor: -40n })).toMatchObject({ order: takenBack });
  expect(match({ lineId: 'V1', amountMinor: 40n })).toEqual({ kind: 'order', order: wonBack });
  expect(match({ text: number, amountMinor: 40n })).toMatchObject({ order: wonBack });
  expect(match({ text: number, amountMinor: 100n })).toMatchObject({ order: { kind: 'deposit' } });
  const isTaken = (subject: string) => subject === `reversal/${number}/R1`;
  expect(match({ text: number, amountMinor: -40n }, isTaken).kind).toBe('taken');
});

test('what was given back is known by its own name and number, and by the deposit’s with its amount', () => {
  const given = order(`${number}/R260301CCCCCCCCCC`, {
    ...{ kind: 'refund', followsOrderId: number, paymentRef: 'G1', movedMinor: -30n },
    pspRefs: ['R260301CCCCCCCCCC', 'B1'],
  });
  const orders = [order(number), takenBack, given];
  for (const named of [
    { lineId: 'G1', amountMinor: -30n },
    { text: 'Refund R260301CCCCCCCCCC', amountMinor: -30n },
    { text: `Back ${number}`, amountMinor: -30n },
    { pspRef: 'B1', amountMinor: -30n },
  ])
    expect(matchLine(line(named), orders, nobody)).toEqual({ kind: 'order', order: given });
  expect(matchLine(line({ text: number, amountMinor: -40n }), orders, nobody)).toMatchObject({
    order: takenBack,
  });
});

test('what went out and names a deposit was taken back, told of or not', () => {
  expect(namesDeposit(line({ text: number, amountMinor: -40n }), [order(number)])).toBe(true);
  expect(namesDeposit(line({ text: number }), [order(number)])).toBe(false);
  expect(namesDeposit(line({ text: paidOut, amountMinor: -40n }), [payout])).toBe(false);
});

test('a withdrawal is known by how its service calls it', () => {
  const known = { ...payout, pspRefs: ['ref-1', 'ref-2'] };
  expect(matchLine(line({ pspRef: 'ref-2', amountMinor: -100n }), [known], nobody)).toEqual({
    kind: 'order',
    order: known,
  });
});

test('a second line is of what followed the order, else it is one too many', () => {
  const first = order(number);
  const second = order('D260301CCCCCCCCCC', { followsOrderId: number, state: 'review', bookedAt: null });
  const isTaken = (subject: string) => subject === `deposit/${number}`;
  expect(matchLine(line({ text: number }), [first, second], isTaken)).toEqual({
    kind: 'order',
    order: second,
  });
  expect(matchLine(line({ text: number }), [first], isTaken)).toEqual({ kind: 'taken', order: first });
});

test('a payment’s own name goes before what the text says', () => {
  const other = order('D260301DDDDDDDDDD', { paymentRef: 'L1' });
  expect(matchLine(line({ text: number }), [order(number), other], nobody)).toEqual({
    kind: 'order',
    order: other,
  });
});

const booked = { amountMinor: 100n, isFee: false, bookedOn: '2026-03-01' };
const plainly = { currency: 'VND', isTaken: false, isItsWord: false, namesDeposit: false } as const;

test.each([
  ['no order', booked, null, plainly, 'not_here'],
  ['a fee', { ...booked, amountMinor: -5n, isFee: true }, null, plainly, undefined],
  ['an order that is not credited', booked, order(number, { bookedAt: null }), plainly, 'not_here'],
  [
    'what went out of a deposit',
    { ...booked, amountMinor: -5n },
    null,
    { ...plainly, namesDeposit: true },
    'reversal_not_here',
  ],
  [
    'what was taken back and is not booked',
    { ...booked, amountMinor: -40n },
    { ...takenBack, bookedAt: null },
    plainly,
    'reversal_not_here',
  ],
  ['what came again', { ...booked, amountMinor: 40n }, wonBack, plainly, undefined],
  ['another amount', { ...booked, amountMinor: 90n }, order(number), plainly, 'amount'],
  ['a day too far', { ...booked, bookedOn: '2026-03-03' }, order(number), plainly, 'day'],
  ['the next day', { ...booked, bookedOn: '2026-03-02' }, order(number), plainly, undefined],
  [
    'any day of its own word',
    { ...booked, bookedOn: '2026-02-03' },
    order(number),
    { ...plainly, isItsWord: true },
    undefined,
  ],
  ['an order that has its line', booked, null, { ...plainly, isTaken: true }, 'twice'],
  ['what was paid out to nobody', { ...booked, amountMinor: -5n }, null, plainly, 'payout_not_here'],
  ['a payout', { ...booked, amountMinor: -100n }, payout, plainly, undefined],
  ['a payout that we did not pay', booked, { ...payout, bookedAt: null }, plainly, 'payout_not_here'],
  ['what came back and is paid with us', booked, { ...bounce, bookedAt: null }, plainly, 'bounce_not_here'],
  ['money in another currency', booked, order(number, { currency: 'THB' }), plainly, 'not_here'],
  ['the same', booked, order(number), plainly, undefined],
] as const)('%s is judged', (_, told, ours, how, kind) => {
  expect(judgeLine(told, ours, how)?.kind).toBe(kind);
});

test('each day begins with what the day before has come to, whatever the order of the lines', () => {
  const told = (bookedOn: string, amountMinor: bigint) => ({
    ...{ lineId: bookedOn, bookedOn, valueOn: bookedOn, amountMinor, isFee: false },
    ...{ reference: '', payer: '', text: '', orderId: null, pspRef: null },
  });
  const lines = [told('2026-03-02', 5n), told('2026-03-01', 10n), told('2026-03-02', -1n)];
  expect(dayBalances({ day: null, openingMinor: 100n, closingMinor: 114n, lines })).toEqual([
    { day: '2026-03-01', openingMinor: 100n, closingMinor: 110n },
    { day: '2026-03-02', openingMinor: 110n, closingMinor: 114n },
  ]);
});

test('a statement of a day on which nothing happened tells it, too', () => {
  const day = '2026-03-01';
  const [openingMinor, closingMinor] = [100n, 100n];
  expect(dayBalances({ day, openingMinor, closingMinor, lines: [] })).toEqual([
    { day, openingMinor, closingMinor },
  ]);
});

test('a line of a closed day counts to the next open one', () => {
  const edge = { closedUntil: '2026-03-02', firstOpen: '2026-03-05' };
  expect(['2026-03-01', '2026-03-02', '2026-03-04'].map((day) => landingDay(day, edge))).toEqual([
    '2026-03-05',
    '2026-03-05',
    '2026-03-04',
  ]);
  expect(landingDay('2026-03-02', { ...edge, firstOpen: null })).toBe('2026-03-03');
});
