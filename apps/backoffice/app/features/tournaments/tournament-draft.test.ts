import { expect, test } from 'vitest';
import { draftOf, poolOf, readPrizes, termsOf } from './tournament-draft.ts';

const typed = {
  ...draftOf(null, 'USD'),
  ...{ starts_at: '2026-04-01T10:00', end_at: '2026-04-02T10:00', prizes: '1: 50\n2-5: 10' },
};

test('prizes are lines of ranks and amounts', () => {
  expect(readPrizes(' 1: 500\n\n2–3 = 20.50 ')).toEqual([
    { from_rank: 1, to_rank: 1, amount: '500' },
    { from_rank: 2, to_rank: 3, amount: '20.50' },
  ]);
  for (const wrong of ['1', '1: ', 'first: 5', '1: 5.123']) expect(readPrizes(wrong)).toBeNull();
  expect(poolOf('1: 50\n2-5: 10')).toBe(90);
});

test('leaves out what the scoring does not look at, and splits codes', () => {
  expect(termsOf({ ...typed, gp_ids: 'GPFC, GPR8', games: 'GPFC/a\nGPFC/b' })).toMatchObject({
    ...{ best_of: '3', gp_ids: ['GPFC', 'GPR8'], games: ['GPFC/a', 'GPFC/b'] },
  });
  expect(termsOf({ ...typed, scoring: 'points' })).not.toHaveProperty('best_of');
  expect(termsOf({ ...typed, end_at: '' })).toBeNull();
  expect(termsOf({ ...typed, prizes: 'none' })).toBeNull();
});
