import { expect, it } from 'vitest';
import { newTerms, readTerms, typeTerms, type TypedTerms } from './typed-terms.ts';

const typed: TypedTerms = {
  ...newTerms('USD'),
  lines: [{ gt_id: 2, gp_id: '', tiers: '0: 0.5\n 1000 = 0,75 \n\n' }],
};

it('reads a line for each tier, with percents of two decimals', () => {
  expect(readTerms(typed).lines).toEqual([
    {
      gt_id: 2,
      tiers: [
        { from: '0', rate_bp: 50 },
        { from: '1000', rate_bp: 75 },
      ],
    },
  ]);
});

it('sends what is no figure as one that is refused', () => {
  const wrong = readTerms({
    ...typed,
    turnover_percent: 'much',
    lines: [{ gt_id: 2, gp_id: '', tiers: '0 0.5' }],
  });
  expect([wrong.turnover_percent, wrong.lines[0]?.tiers]).toEqual([-1, [{ from: '0 0.5', rate_bp: -1 }]]);
});

it('gives a bonus for losses alone', () => {
  const bonus = { ...typed, as: 'bonus' as const, bonus_days: '14' };
  expect(readTerms(bonus).bonus).toBeUndefined();
  expect(readTerms({ ...bonus, kind: 'net_loss' }).bonus).toEqual({ gt_id: 2, days: 14 });
});

it('types a version as it reads it', () => {
  const terms = readTerms({ ...typed, kind: 'net_loss', as: 'bonus', payout: 'claim' });
  const version = { version: 3, from_day: '2026-03-01', state: 'in_force' as const, terms };
  const plan = { plan_id: 1, currency: 'USD' as const, kind: 'net_loss' as const, period: 'day' as const };
  expect(readTerms(typeTerms({ ...plan, versions: [version] }))).toEqual(terms);
});
