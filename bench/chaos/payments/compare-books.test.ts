import { expect, test } from 'vitest';
import { newTally } from '../tally.ts';
import { compareBooks, type BankLine, type OwnBooks } from './compare-books.ts';

const deposit = { memberId: '7', amountMinor: 100n };
const withdrawal = { memberId: '7', amountMinor: 300n };
const orders = new Map([
  ['D1', deposit],
  ['W1', withdrawal],
]);
const credited = { orderId: 'D1', memberId: '7', state: 'credited', amountMinor: 90n };
const own: OwnBooks = {
  orders,
  givenBack: new Map([['R1', { memberId: '7', amountMinor: 30n }]]),
  received: new Map([['P1', credited]]),
  booked: new Map([
    ['D1', 90n],
    ['W1', -300n],
  ]),
};
const came: BankLine = { orderId: 'D1', paymentRef: 'P1', kind: 'deposit', ofRef: null, amountMinor: 90n };
const went: BankLine = { orderId: 'W1', paymentRef: 'P2', kind: 'payout', ofRef: null, amountMinor: -300n };
const given: BankLine = { orderId: 'R1', paymentRef: 'P4', kind: 'refund', ofRef: 'P1', amountMinor: -30n };
const taken: BankLine = { ...came, paymentRef: 'P5', ofRef: 'P1', amountMinor: -60n };

function compare(lines: readonly BankLine[], books: OwnBooks = own, promised = orders) {
  const tally = newTally();
  const theirs = compareBooks(lines, books, { promised, tally });
  const { lost, doubled, otherAmount } = tally;
  return { lost, doubled, otherAmount, theirs: theirs.get('7') };
}

const nothing = { lost: [], doubled: [], otherAmount: [] };

test('books that agree say what members have more by the bank’s', () => {
  expect(compare([came, went])).toEqual({ ...nothing, theirs: -210n });
});

test('what came back was paid once', () => {
  const back = { ...went, paymentRef: 'P3', amountMinor: 300n };
  const booked = new Map([['D1', 90n]]);
  expect(compare([came, went, back], { ...own, booked })).toEqual({ ...nothing, theirs: 90n });
});

test('what was taken and given back is the deposit’s, and what comes again, too', () => {
  const received = new Map([['P1', { ...credited, state: 'reversed' }]]);
  const booked = new Map([['W1', -300n]]);
  expect(compare([came, went, given, taken], { ...own, received, booked })).toEqual({
    ...nothing,
    theirs: -300n,
  });
  const again = { ...taken, paymentRef: 'P6', amountMinor: 60n };
  const afterwards = new Map([['D1', 60n], ...booked]);
  expect(compare([came, went, given, taken, again], { ...own, booked: afterwards })).toEqual({
    ...nothing,
    theirs: -240n,
  });
});

test('what somebody has to decide about is nobody’s, and not booked', () => {
  const received = new Map([['P1', { ...credited, state: 'review' }]]);
  const booked = new Map([['W1', -300n]]);
  expect(compare([came, went], { ...own, received, booked })).toEqual({ ...nothing, theirs: -300n });
});

test.each<[string, () => ReturnType<typeof compare>, object]>([
  [
    'money that nobody has',
    () => compare([came, went], { ...own, received: new Map() }),
    { lost: ['D1: 90 came as P1, and nobody has it'], otherAmount: ['D1: the bank has 0, the ledger 90'] },
  ],
  [
    'a promise without an order',
    () => compare([came, went], own, new Map([...orders, ['D2', deposit]])),
    { lost: ['D2: promised, and not there'] },
  ],
  [
    'a payment out that was made twice',
    () => compare([came, went, { ...went, paymentRef: 'P3' }]),
    {
      doubled: ['W1: 600 paid out of 300'],
      otherAmount: ['W1: the bank has -600, the ledger -300'],
    },
  ],
  [
    'a payment out of another amount',
    () => compare([came, { ...went, amountMinor: -200n }]),
    { otherAmount: ['W1: 200 paid out of 300', 'W1: the bank has -200, the ledger -300'] },
  ],
  [
    'a payment out that nobody asked for',
    () => compare([came, went, { ...went, orderId: 'W9' }]),
    { lost: ['W9: 300 was paid out that nobody has asked for'] },
  ],
  [
    'what was given back twice, or that nobody asked for',
    () => compare([came, went, given, { ...given, paymentRef: 'P7' }, { ...given, orderId: 'R9' }]),
    {
      lost: ['R9: 30 was given back that nobody has asked for'],
      doubled: ['R1: 60 given back for 30'],
      otherAmount: ['D1: the bank has 0, the ledger 90'],
    },
  ],
  [
    'what is credited as it was asked for, and not as it came',
    () => compare([came, went], { ...own, booked: new Map([...own.booked, ['D1', 100n]]) }),
    { otherAmount: ['D1: the bank has 90, the ledger 100'] },
  ],
  [
    'money that is booked and never came',
    () => compare([went]),
    { otherAmount: ['D1: the bank has 0, the ledger 90'] },
  ],
])('says %s', (_, compared, faults) => {
  expect(compared()).toMatchObject({ ...nothing, ...faults });
});
