import { expect, test } from 'vitest';
import type { RiskRules } from '@halls/contract/office';
import { judge } from './judge.rules.ts';

const rules: RiskRules = {
  rules: [
    { fact: 'account_age', threshold: 24, points: 30 },
    { fact: 'device_shared', threshold: 2, points: 40 },
    { fact: 'device_shared', threshold: 5, points: 40 },
    { fact: 'never_deposited', threshold: 1, points: 25 },
  ],
  review_from: 30,
  decline_from: 80,
  turnover_percent: 100,
};
const judged = (facts: Parameters<typeof judge>[1], snoozed: Parameters<typeof judge>[2] = new Set()) =>
  judge(rules, facts, snoozed);

test('a rule hits below its threshold or from it, by what it looks at, and says what it saw', () => {
  expect(judged({ account_age: 24, device_shared: 1, never_deposited: 0 })).toEqual({
    score: 0,
    outcome: 'approve',
    hits: [],
  });
  expect(judged({ account_age: 23, device_shared: 2 }).hits).toEqual([
    { fact: 'account_age', threshold: 24, points: 30, value: 23, isSnoozed: false },
    { fact: 'device_shared', threshold: 2, points: 40, value: 2, isSnoozed: false },
  ]);
});

test('what is not known hits nothing, not even below', () => {
  expect(judged({ account_age: null }).score).toBe(0);
  expect(judged({}).outcome).toBe('approve');
});

test('the sum decides, and the bounds themselves belong to what is stricter', () => {
  expect(judged({ never_deposited: 1 })).toMatchObject({ score: 25, outcome: 'approve' });
  expect(judged({ account_age: 0 })).toMatchObject({ score: 30, outcome: 'review' });
  expect(judged({ device_shared: 5 })).toMatchObject({ score: 80, outcome: 'decline' });
  expect(judge({ ...rules, decline_from: null }, { device_shared: 5 }, new Set()).outcome).toBe('review');
});

test('what is set aside is seen and gives no points', () => {
  expect(judged({ account_age: 0, never_deposited: 1 }, new Set(['account_age']))).toMatchObject({
    score: 25,
    outcome: 'approve',
    hits: [
      { fact: 'account_age', isSnoozed: true },
      { fact: 'never_deposited', isSnoozed: false },
    ],
  });
});
