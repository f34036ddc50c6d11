import { expect, test } from 'vitest';
import type { RiskRules } from '@halls/contract/office';
import { readRules, typedOf, withFact, withRule } from './typed-rules.ts';

const body: RiskRules = {
  rules: [
    { fact: 'account_age', threshold: 24, points: 30 },
    { fact: 'never_deposited', threshold: 1, points: 10 },
  ],
  review_from: 30,
  decline_from: null,
  turnover_percent: 100,
};

test('rules are the same after they were typed', () => {
  expect(readRules(typedOf(body))).toEqual({ body });
  const declining = { ...body, decline_from: 60 };
  expect(readRules(typedOf(declining))).toEqual({ body: declining });
});

test('what is wrong is told by its place', () => {
  const typed = typedOf(body);
  const [first, second] = typed.rules;
  if (!first || !second) throw new Error('there are two');
  const wrong = (more: object) => readRules({ ...typed, ...more });
  expect(wrong({ review_from: 'many' })).toEqual({ wrong: new Set(['review_from']) });
  expect(wrong({ decline_from: '30' })).toEqual({ wrong: new Set(['decline_from']) });
  expect(wrong({ rules: [first, { ...second, points: '' }] })).toEqual({
    wrong: new Set(['rules.1.points']),
  });
  expect(wrong({ rules: [first, { ...first, key: 5 }] })).toEqual({ wrong: new Set(['rules.1.threshold']) });
});

test('another rule looks at what none looks at yet, and another fact of another kind has its own threshold', () => {
  const typed = withRule(typedOf(body));
  expect(typed.rules.at(-1)).toEqual({ key: 2, fact: 'account_shared', threshold: '1', points: '10' });
  const [first] = typed.rules;
  if (!first) throw new Error('there is one');
  expect(withFact({ ...first, threshold: '7' }, 'member_age').threshold).toBe('7');
  expect(withFact({ ...first, threshold: '7' }, 'never_deposited').threshold).toBe('1');
});
