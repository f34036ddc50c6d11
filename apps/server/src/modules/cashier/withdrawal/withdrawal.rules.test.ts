import { describe, expect, test } from 'vitest';
import type { PayoutWord } from '../service/payment-adapter.ts';
import {
  judgePayoutWord,
  nextAt,
  nextRoute,
  withdrawalMoves,
  type AttemptState,
} from './withdrawal.rules.ts';

const words: Readonly<Record<string, PayoutWord>> = {
  silence: { state: 'unknown', why: 'the line is cut' },
  has_it: { state: 'pending', pspRef: 'W1' },
  paid: { state: 'succeeded', pspRef: 'W1' },
  no: { state: 'refused', code: 'NO', cameBack: false },
  back: { state: 'refused', code: 'CLOSED', cameBack: true },
};

describe('what a service says of an attempt', () => {
  test.each<[AttemptState, Record<keyof typeof words, string>]>([
    ['sending', { silence: 'unknown', has_it: 'stay', paid: 'paid', no: 'declined', back: 'paid' }],
    ['unknown', { silence: 'stay', has_it: 'stay', paid: 'paid', no: 'declined', back: 'paid' }],
    ['paid', { silence: 'stay', has_it: 'stay', paid: 'stay', no: 'contradiction', back: 'bounced' }],
    [
      'declined',
      { silence: 'stay', has_it: 'stay', paid: 'contradiction', no: 'stay', back: 'contradiction' },
    ],
    ['bounced', { silence: 'stay', has_it: 'stay', paid: 'stay', no: 'stay', back: 'stay' }],
  ])('that is %s', (state, expected) => {
    const judged = Object.entries(words).map(([name, word]) => {
      const judgement = judgePayoutWord(state, word);
      return [name, judgement.kind === 'move' ? judgement.to : judgement.kind];
    });
    expect(Object.fromEntries(judged)).toEqual(expected);
  });

  test.each(['sending', 'unknown', 'paid'] as const)(
    'leads only where an order that is %s may go',
    (state) => {
      const judged = Object.values(words).map((word) => judgePayoutWord(state, word));
      const reached = judged.flatMap((judgement) => (judgement.kind === 'move' ? [judgement.to] : []));
      expect(withdrawalMoves[state]).toEqual(expect.arrayContaining(reached));
    },
  );
});

describe('the next way to pay', () => {
  const [one, two] = ['ONE', 'TWO'].map((pspId, index) => ({ methodId: index, pspId, pspMethod: 'bank' }));
  const routes = [one, two].filter((route) => route !== undefined);
  const refusedBy = (pspId: string, refusalCode = 'NO') => ({ pspId, refusalCode });

  test('is the first that has not refused, and none after the last', () => {
    expect(nextRoute(routes, [])).toBe(one);
    expect(nextRoute(routes, [refusedBy('ONE')])).toBe(two);
    expect(nextRoute(routes, [refusedBy('ONE'), refusedBy('TWO')])).toBeNull();
  });

  test('is the same once more where the service never saw the order, but not for ever', () => {
    const lost = refusedBy('ONE', 'NEVER_SEEN');
    expect(nextRoute(routes, [lost])).toBe(one);
    expect(nextRoute(routes, [lost, lost, lost, lost, lost])).toBeNull();
  });
});

test('whatever is not for a person or over is taken up again; what was paid for a week', () => {
  const now = new Date('2026-03-01T08:00:00Z');
  for (const state of Object.keys(withdrawalMoves) as (keyof typeof withdrawalMoves)[]) {
    const isLeft = state === 'review' || state === 'returned';
    expect([state, nextAt({ state, since: now }, 3, now) === null]).toEqual([state, isLeft]);
  }
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60_000);
  expect(nextAt({ state: 'paid', since: weekAgo }, 3, now)).toBeNull();
  expect(nextAt({ state: 'unknown', since: weekAgo }, 99, now)).toEqual(new Date('2026-03-01T08:05:00Z'));
});
