import { expect, test } from 'vitest';
import { draftOf, rewardsIn, termsOf, type MissionDraft } from './mission-draft.ts';

const draft: MissionDraft = {
  ...draftOf(null, 'USD'),
  ...{ gt_id: 2, gp_id: 'GPFC', least_stake: '1' },
};

test('leaves out what the fact does not look at', () => {
  expect(termsOf({ ...draft, fact: 'rounds' })).toMatchObject({ gt_id: 2, gp_id: 'GPFC', least_stake: '1' });
  expect(termsOf({ ...draft, fact: 'turnover' })).not.toHaveProperty('least_stake');
  const ofDeposits = termsOf({ ...draft, fact: 'deposits' });
  for (const name of ['gt_id', 'gp_id', 'least_stake']) expect(ofDeposits).not.toHaveProperty(name);
});

test('says how often a budget gives the amount', () => {
  expect(rewardsIn({ amount: '3', budget: '10' })).toBe(3);
  expect(rewardsIn({ amount: '', budget: '10' })).toBeNull();
});
