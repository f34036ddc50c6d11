import { describe, expect, it } from 'vitest';
import {
  depositMoves,
  depositStates,
  judgePayment,
  judgeWord,
  mayMove,
  type DepositNow,
  type DepositState,
} from './deposit.rules.ts';
import type { WordWithoutMoney } from '../service/payment-adapter.ts';

const now = new Date('2026-03-01T08:00:00Z');
const later = new Date('2026-03-01T09:00:00Z');
const inState = (state: DepositState, more: Partial<DepositNow> = {}): DepositNow => ({
  state,
  currency: 'VND',
  askedMinor: 100n,
  amountRule: 'as_paid',
  paymentRef: null,
  expiresAt: later,
  ...more,
});
const payment = { paymentRef: 'p-1', currency: 'VND', amountMinor: 100n } as const;
const words: Readonly<Record<string, WordWithoutMoney>> = {
  waits: { state: 'pending', pspRef: 'r', isPaying: false, instruction: null, expiresAt: null },
  sees: { state: 'pending', pspRef: 'r', isPaying: true, instruction: null, expiresAt: null },
  expired: { state: 'refused', code: 'EXPIRED' },
  refuses: { state: 'refused', code: 'NO' },
  unknown: { state: 'unknown', why: 'silence' },
};

describe('every pair of a state and a word', () => {
  const next: Readonly<Record<string, string>> = {};
  for (const state of depositStates)
    for (const [name, word] of Object.entries(words)) {
      const judged = judgeWord(inState(state), word, now);
      if (judged.kind === 'move') Object.assign(next, { [`${state} ${name}`]: judged.to });
    }

  it('leads where it should, and all others nowhere', () => {
    expect(next).toEqual({
      'created refuses': 'refused',
      'created expired': 'refused',
      'opening waits': 'open',
      'opening sees': 'processing',
      'opening expired': 'refused',
      'opening refuses': 'refused',
      'opening unknown': 'opening_unknown',
      'opening_unknown waits': 'open',
      'opening_unknown sees': 'processing',
      'opening_unknown expired': 'refused',
      'opening_unknown refuses': 'refused',
      'open sees': 'processing',
      'open expired': 'expired',
      'open refuses': 'failed',
      'processing expired': 'expired',
      'processing refuses': 'failed',
      'expired sees': 'processing',
    });
  });

  it('is a move that there is', () => {
    for (const [pair, to] of Object.entries(next))
      expect([pair, mayMove(pair.split(' ')[0] as DepositState, to as DepositState)]).toEqual([pair, true]);
  });
});

describe('money', () => {
  it('is credited in every state that waits for it or has given it up, and else kept apart', () => {
    const outcomes = depositStates.map((state) => {
      const judged = judgePayment(inState(state), payment);
      return [state, judged.kind === 'move' ? `${judged.to} ${judged.cause}` : judged.kind];
    });
    expect(Object.fromEntries(outcomes)).toEqual({
      created: 'second',
      opening: 'credited paid',
      opening_unknown: 'credited paid',
      open: 'credited paid',
      processing: 'credited paid',
      expired: 'credited paid_late',
      failed: 'credited paid_late',
      review: 'credited paid',
      returning: 'second',
      credited: 'second',
      refused: 'second',
      returned: 'second',
      reversed: 'second',
    });
  });

  it('that a deposit has is nothing new, and other money is another deposit’s', () => {
    for (const state of ['credited', 'review', 'returned'] as const) {
      expect(judgePayment(inState(state, { paymentRef: 'p-1' }), payment)).toEqual({ kind: 'stay' });
      expect(judgePayment(inState(state, { paymentRef: 'p-0' }), payment)).toEqual({ kind: 'second' });
    }
  });

  it('of another amount is credited as it came, or looked at where the amount matters', () => {
    const short = { ...payment, amountMinor: 40n };
    expect(judgePayment(inState('open'), short)).toMatchObject({
      to: 'credited',
      cause: 'paid_other_amount',
    });
    const exact = inState('open', { amountRule: 'exact' });
    expect(judgePayment(exact, short)).toMatchObject({ to: 'review', cause: 'amount_in_review' });
    expect(judgePayment(exact, payment)).toMatchObject({ to: 'credited' });
  });

  it('in another currency is looked at', () => {
    const other = { ...payment, currency: 'USD' } as const;
    expect(judgePayment(inState('open'), other)).toMatchObject({
      to: 'review',
      cause: 'paid_other_currency',
    });
  });
});

it('expires what is not paid by its time, and only when the service has been asked', () => {
  const over = inState('open', { expiresAt: now });
  expect(judgeWord(over, words.waits!, now)).toMatchObject({ to: 'expired' });
  expect(judgeWord(over, words.unknown!, now)).toEqual({ kind: 'stay' });
  expect(judgeWord(inState('processing', { expiresAt: now }), words.waits!, now)).toEqual({ kind: 'stay' });
});

it('leads every state to one that is final, or on', () => {
  const final = depositStates.filter((state) => depositMoves[state].length === 0);
  expect(final).toEqual(['refused', 'returned']);
});
