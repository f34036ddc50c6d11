import { expect, it } from 'vitest';
import { planLinesSchema } from './agent-plan.ts';

const line = (kind: 'turnover' | 'differential', pool: string) => ({ kind, pool, rate_bp: 100 });
const accepts = (...lines: unknown[]) => planLinesSchema.safeParse(lines).success;

it('has play in one line of a kind at most', () => {
  expect(accepts(line('differential', 'casino'), line('differential', 'sports'))).toBe(true);
  expect(accepts(line('differential', 'all'), line('turnover', 'casino'))).toBe(true);
  expect(accepts(line('differential', 'casino'), line('differential', 'casino'))).toBe(false);
  expect(accepts(line('differential', 'all'), line('differential', 'casino'))).toBe(false);
});

it('pays for a new depositor by one line', () => {
  const cpa = { kind: 'cpa', deposit: '10', turnover: '0', within_days: 30, amount: '5' };
  expect([accepts(cpa), accepts(cpa, { ...cpa, within_days: 60 })]).toEqual([true, false]);
});
