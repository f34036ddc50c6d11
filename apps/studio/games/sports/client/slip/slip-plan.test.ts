import { expect, test } from 'vitest';
import type { ChangeMark } from './change-mark.ts';
import { planSlip, type PlanParts } from './slip-plan.ts';
import type { SlipLeg, SlipMode } from './slip-state.ts';

test('singles are placed each for itself, those with a stake alone', () => {
  const plan = planSlip(
    parts('single', [leg('1'), leg('2'), leg('3')], { stakes: { '1': '1000', '3': '2.000' } }),
  );
  expect(plan.bets.map(({ kind, legs, unitStakeMinor }) => [kind, legs[0]?.key, unitStakeMinor])).toEqual([
    ['single', '1', 1_000n],
    ['single', '3', 2_000n],
  ]);
  expect([plan.reason, plan.stakeMinor, plan.mostPayoutMinor]).toEqual([null, 3_000n, 6_000n]);
});

test('a single that is closed holds up only those who stake on it', () => {
  const legs = [leg('1'), leg('2', 'closed')];
  expect(planSlip(parts('single', legs, { stakes: { '1': '1000' } })).reason).toBe(null);
  expect(planSlip(parts('single', legs, { stakes: { '1': '1000', '2': '1000' } })).reason).toBe(
    'market_closed',
  );
});

test('a multiple is one bet of all legs, and pays the product rounded down', () => {
  const legs = [leg('1'), { ...leg('2'), price: 1_915 }, { ...leg('3'), price: 1_333 }];
  const plan = planSlip(parts('multiple', legs, { stake: '1001' }));
  expect([plan.bets.length, plan.stakeMinor, plan.mostPayoutMinor]).toEqual([1, 1_001n, 5_110n]);
});

test('a system stakes the amount on each of its combinations', () => {
  const plan = planSlip(
    parts(
      'system',
      ['1', '2', '3'].map((key) => leg(key)),
      { stake: '1000', kind: 'trixie' },
    ),
  );
  expect([plan.bets[0]?.combinations, plan.stakeMinor, plan.mostPayoutMinor]).toEqual([4, 4_000n, 20_000n]);
  const poor = parts(
    'system',
    ['1', '2', '3'].map((key) => leg(key)),
    { stake: '1000', kind: 'trixie' },
  );
  expect(planSlip({ ...poor, balanceMinor: 3_999n }).reason).toBe('balance_low');
});

test('each way is the stake twice, on the win and on a place', () => {
  const stakes = { '1': '1000', '2': '1000' };
  const plan = planSlip(parts('single', [leg('1'), leg('2')], { stakes, eachWay: ['1'] }));
  // at 2.00 the place is 1.25
  expect(plan.bets).toMatchObject([
    { kind: 'each_way', combinations: 2, unitStakeMinor: 1_000n, mostPayoutMinor: 3_250n },
    { kind: 'single', combinations: 1, mostPayoutMinor: 2_000n },
  ]);
  expect(plan.stakeMinor).toBe(3_000n);
});

test('each way whose terms are not known yet is not placed', () => {
  const plan = planSlip(parts('single', [leg('9')], { stakes: { '9': '1000' }, eachWay: ['9'] }));
  expect([plan.bets, plan.stakeMinor]).toEqual([[], 0n]);
});

test('a limit is named with its amount', () => {
  const limits = { leastMinor: 1_000n, mostMinor: 8_000n, said: null };
  const of = (stake: string) =>
    planSlip({ ...parts('multiple', [leg('1'), leg('2')], { stake }), limitsOf: () => limits });
  expect([of('999').reason, of('999').limitMinor]).toEqual(['stake_too_low', 1_000n]);
  expect([of('8001').reason, of('8001').limitMinor]).toEqual(['stake_too_high', 8_000n]);
  expect([of('').reason, of('8000').reason]).toEqual(['stake_missing', null]);
});

test('all singles together must be affordable', () => {
  const two = parts('single', [leg('1'), leg('2')], { stakes: { '1': '6000', '2': '6000' } });
  expect(planSlip({ ...two, balanceMinor: 10_000n }).reason).toBe('balance_low');
});

function parts(
  mode: SlipMode,
  legs: readonly SlipLeg[],
  {
    stake = '',
    stakes = {},
    kind = mode,
    eachWay = [],
  }: {
    stake?: string;
    stakes?: Record<string, string>;
    kind?: string;
    eachWay?: readonly string[];
  },
): PlanParts {
  return {
    slip: {
      ...{ mode, kind, legs, stake, accept: 'better' },
      stakeOf: (key) => stakes[key] ?? '',
      isEachWay: (key) => eachWay.includes(key),
    },
    eachWayOf: (key) => (key === '9' ? null : { places: 2, part: 4 }),
    ...{ currency: 'VND', balanceMinor: 1_000_000n, isUp: true, isDemo: false },
    limitsOf: () => null,
  };
}

function leg(key: string, mark: ChangeMark = 'same'): SlipLeg {
  const club = { name: key, short: key };
  const market = { code: 'result', line: 0, line_kind: 'none' as const };
  const selection = {
    marketId: key,
    outcome: 'home',
    matchId: key,
    market,
    home: club,
    away: club,
    price: 2_000,
  };
  return { key, selection, price: 2_000, mark };
}
