import { expect, test } from 'vitest';
import type { PlanLine } from '@halls/contract/agent';
import { newLine, readLine, typeLine } from './plan-lines.ts';

test('what is typed of a line is what it was', () => {
  const lines: PlanLine[] = [
    { kind: 'turnover', pool: 'casino', rate_bp: 35 },
    { kind: 'cpa', deposit: '50', turnover: '100.50', within_days: 30, amount: '20' },
    {
      ...{ kind: 'net_loss', pool: 'sports', carry_months: 2, cost_share_percent: 50, fee_percent: 15 },
      tiers: [
        { from: '0', active_members: 0, rate_bp: 3_000 },
        { from: '1000', active_members: 5, rate_bp: 3_550 },
      ],
    },
  ];
  expect(lines.map((line) => readLine(typeLine(line)))).toEqual(lines);
});

test('what is no figure is none that the server takes', () => {
  expect(readLine({ ...newLine, rate: '0.355' })).toMatchObject({ rate_bp: -1 });
  expect(readLine({ ...newLine, kind: 'net_loss', tiers: '0 x 30' })).toMatchObject({
    tiers: [{ active_members: -1 }],
  });
});
