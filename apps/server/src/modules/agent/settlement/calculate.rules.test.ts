import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanLine, Pool } from '@halls/contract/agent';
import { calculate } from './calculate.rules.ts';
import { carryOn } from './carry.rules.ts';
import type { FrozenPeriod, FrozenPlay } from './frozen-period.ts';
import { hashOf } from './hash-of.ts';

const nothing: FrozenPeriod = {
  ...{ month: '2026-03-01', plans: [], tree: [], played: [], costs: [] },
  ...{ actives: [], firsts: [], carried: [], flags: [], adjustments: [], before: [] },
};
const played = (agentId: number, gtId: number, stake: number, payout = 0, valid = stake): FrozenPlay => ({
  ...{ agentId, gtId, currency: 'USD', stakeMinor: BigInt(stake), payoutMinor: BigInt(payout) },
  validTurnoverMinor: BigInt(valid),
});
const plan = (agentId: number, ...lines: PlanLine[]) => ({
  ...{ agentId, currency: 'USD' as const, minPayoutMinor: 0n, lines },
});
const netLoss = {
  ...{ kind: 'net_loss', pool: 'casino', carry_months: 2, cost_share_percent: 50 },
  tiers: [
    { from: '0', active_members: 0, rate_bp: 3_000 },
    { from: '100', active_members: 0, rate_bp: 4_000 },
    { from: '50', active_members: 3, rate_bp: 4_500 },
  ],
} satisfies PlanLine;

test.each<[string, PlanLine, Partial<FrozenPeriod>, { base: bigint; rate: number; amount: bigint }]>([
  [
    'turnover is of the pool and rounded down',
    { kind: 'turnover', pool: 'casino', rate_bp: 35 },
    { played: [played(1, 2, 9_999), played(1, 3, 1), played(1, 5, 70_000)] },
    { base: 10_000n, rate: 35, amount: 35n },
  ],
  [
    'what is less than a minor unit stays with the house',
    { kind: 'turnover', pool: 'all', rate_bp: 3 },
    { played: [played(1, 0, 9_999)] },
    { base: 9_999n, rate: 3, amount: 2n },
  ],
  [
    'a net loss takes the tier that its sum reaches',
    netLoss,
    { played: [played(1, 2, 30_000, 18_000)] },
    { base: 12_000n, rate: 4_000, amount: 4_800n },
  ],
  [
    'a net loss bears its share of what was given',
    netLoss,
    {
      played: [played(1, 2, 30_000, 18_000)],
      costs: [{ agentId: 1, currency: 'USD', costMinor: 5_001n }],
    },
    { base: 9_499n, rate: 3_000, amount: 2_849n },
  ],
  [
    'fees are a share of what the house has won, rounded up',
    { ...netLoss, fee_percent: 15 },
    { played: [played(1, 2, 30_000, 17_999)] },
    { base: 10_200n, rate: 4_000, amount: 4_080n },
  ],
  [
    'there are no fees of what the house has lost',
    { ...netLoss, fee_percent: 15 },
    { played: [played(1, 2, 1_000, 3_000)] },
    { base: -2_000n, rate: 0, amount: 0n },
  ],
  [
    'active members reach another tier',
    netLoss,
    { played: [played(1, 2, 6_000)], actives: [{ agentId: 1, members: 3 }] },
    { base: 6_000n, rate: 4_500, amount: 2_700n },
  ],
  [
    'a loss of before is set off, and one that is too old is not',
    netLoss,
    {
      played: [played(1, 2, 6_000)],
      carried: [
        {
          ...{ agentId: 1, currency: 'USD', pool: 'casino' },
          parts: [
            { month: '2025-12-01', minor: '-9999' },
            { month: '2026-01-01', minor: '-1000' },
          ],
        },
      ],
    },
    { base: 5_000n, rate: 3_000, amount: 1_500n },
  ],
  [
    'a month below zero earns nothing',
    netLoss,
    { played: [played(1, 2, 1_000, 3_000)] },
    { base: -2_000n, rate: 0, amount: 0n },
  ],
  [
    'a new depositor is paid for where both were reached',
    { kind: 'cpa', deposit: '50', turnover: '100', within_days: 30, amount: '20' },
    {
      firsts: [
        { agentId: 1, memberId: 8, depositMinor: 5_000n, validTurnoverMinor: 10_000n },
        { agentId: 1, memberId: 9, depositMinor: 5_000n, validTurnoverMinor: 9_999n },
        { agentId: 1, memberId: 10, depositMinor: 4_999n, validTurnoverMinor: 10_000n },
      ],
    },
    { base: 2_000n, rate: 10_000, amount: 2_000n },
  ],
])('%s', (_name, line, facts, { base, rate, amount }) => {
  const { lines, statements } = calculate({ ...nothing, ...facts, plans: [plan(1, line)] });
  expect(lines.filter(({ kind }) => kind === line.kind)).toMatchObject([
    { baseMinor: base, rateBp: rate, amountMinor: amount },
  ]);
  expect(statements).toMatchObject([{ amountMinor: amount }]);
});

test.each<[string, PlanLine, number, readonly string[]]>([
  ['as much as the house keeps', { kind: 'turnover', pool: 'all', rate_bp: 43 }, 43, []],
  ['more than the house keeps', { kind: 'turnover', pool: 'all', rate_bp: 44 }, 43, ['edge']],
  ['more, below an agent of theirs', { kind: 'differential', pool: 'all', rate_bp: 44 }, 43, ['edge']],
  ['more where rebates alone take all', { kind: 'turnover', pool: 'all', rate_bp: 1 }, -5, ['edge']],
  ['more in a hall that is not of the line', { kind: 'turnover', pool: 'sports', rate_bp: 44 }, 43, []],
  ['a share of losses', netLoss, 0, []],
])('a rate is held where it is %s', (_name, line, roomBp, heldFor) => {
  const source = line.kind === 'differential' ? 2 : 1;
  const { statements, lines } = calculate({
    ...nothing,
    plans: [plan(1, line)],
    tree: [
      { ancestorId: 1, descendantId: 1, distance: 0 },
      { ancestorId: 1, descendantId: 2, distance: 1 },
      { ancestorId: 2, descendantId: 2, distance: 0 },
    ],
    // halls of which nothing is known hold nobody
    played: [played(source, 2, 100_000), played(source, 3, 100_000)],
    rooms: [
      { currency: 'USD', gtId: 2, roomBp },
      { currency: 'VND', gtId: 3, roomBp: -100 },
      { currency: 'USD', gtId: 4, roomBp: -100 },
    ],
  });
  expect(statements).toMatchObject([{ heldFor }]);
  // what is held is not taken away
  expect(statements[0]?.amountMinor).toBe(lines.reduce((total, { amountMinor }) => total + amountMinor, 0n));
});

test('each level has what the levels below leave of its rate', () => {
  const line = (rate_bp: number): PlanLine => ({ kind: 'differential', pool: 'all', rate_bp });
  const chain = [1, 2, 3].flatMap((ancestorId) =>
    [1, 2, 3]
      .filter((descendantId) => descendantId >= ancestorId)
      .map((descendantId) => ({ ancestorId, descendantId, distance: descendantId - ancestorId })),
  );
  const { lines } = calculate({
    ...nothing,
    tree: chain,
    plans: [plan(1, line(50)), plan(2, line(60)), plan(3, line(30))],
    played: [played(3, 2, 100_000), played(1, 2, 10_000)],
  });
  expect(
    lines.map(({ agentId, sourceAgentId, rateBp, amountMinor }) => [
      agentId,
      sourceAgentId,
      rateBp,
      amountMinor,
    ]),
  ).toEqual([
    [1, 1, 50, 50n],
    [2, 3, 30, 300n],
    [3, 3, 30, 300n],
  ]);
});

test('a loss is set off by the month, the oldest first, and what is left goes on', () => {
  const parts = [
    { month: '2026-02-01', minor: '-300' },
    { month: '2026-01-01', minor: '-200' },
  ];
  expect(carryOn(parts, { month: '2026-03-01', resultMinor: 350n, months: 3 })).toEqual({
    ...{ leftMinor: 0n, setOffMinor: -350n, parts: [{ month: '2026-02-01', minor: '-150' }] },
  });
});

const loss = (pool: Pool, minor: string, month = '2026-02-01') => ({
  ...{ agentId: 1, currency: 'USD' as const, pool, parts: [{ month, minor }] },
});
const turnover: PlanLine = { kind: 'turnover', pool: 'all', rate_bp: 10 };
const wins = { played: [played(1, 2, 6_000)] };

test.each<[string, Partial<FrozenPeriod>, { base: bigint; carried: [Pool, string][] }]>([
  [
    'a loss waits for an agent who has no plan',
    { ...wins, carried: [loss('casino', '-500')] },
    { base: 0n, carried: [['casino', '-500']] },
  ],
  [
    'a loss waits while a plan has no line of its kind',
    { ...wins, plans: [plan(1, turnover)], carried: [loss('casino', '-500')] },
    { base: 0n, carried: [['casino', '-500']] },
  ],
  [
    'a loss waits while a plan has other halls',
    { ...wins, plans: [plan(1, netLoss)], carried: [loss('sports', '-500')] },
    { base: 6_000n, carried: [['sports', '-500']] },
  ],
  [
    'a loss of some halls is set off by a line of all of them',
    {
      ...{ ...wins, plans: [plan(1, { ...netLoss, pool: 'all' })] },
      carried: [loss('casino', '-500'), loss('sports', '-9000')],
    },
    { base: 0n, carried: [['all', '-3500']] },
  ],
  [
    'a loss that is older than any plan lets it be is forgotten',
    { carried: [loss('casino', '-500', '2025-03-01'), loss('sports', '-70', '2025-02-01')] },
    { base: 0n, carried: [['casino', '-500']] },
  ],
])('%s', (_name, facts, { base, carried }) => {
  const { lines, carries, statements } = calculate({ ...nothing, ...facts });
  expect(carries.map(({ pool, parts }) => [pool, parts[0]?.minor])).toEqual(carried);
  expect(
    lines.filter(({ kind }) => kind === 'carry').map((line) => [line.pool, String(line.baseMinor)]),
  ).toEqual(carried);
  const earned = lines.filter(({ kind }) => kind === 'net_loss');
  expect(earned.reduce((sum, { baseMinor }) => sum + baseMinor, 0n)).toBe(base);
  expect(statements).toMatchObject([{ agentId: 1, currency: 'USD' }]);
});

const left = (amountMinor: bigint) => [{ agentId: 1, currency: 'USD' as const, amountMinor }];
const putRight = (adjustmentId: number, amountMinor: bigint) => ({
  ...{
    adjustmentId,
    agentId: 1,
    currency: 'USD' as const,
    amountMinor,
    month: '2026-02-01',
    note: 'miscounted',
  },
});
/** Earns 60. */
const earner = { ...plan(1, { ...turnover, rate_bp: 100 }), minPayoutMinor: 50n };

test.each<[string, Partial<FrozenPeriod>, bigint, [string, bigint][]]>([
  ['what is as much as the least is paid', wins, 60n, [['turnover', 60n]]],
  [
    'what is less is kept',
    { played: [played(1, 2, 4_999)] },
    0n,
    [
      ['turnover', 49n],
      ['after', -49n],
    ],
  ],
  [
    'what was kept is paid once it is as much together',
    { played: [played(1, 2, 4_999)], before: left(49n) },
    98n,
    [
      ['turnover', 49n],
      ['before', 49n],
    ],
  ],
  [
    'what is put right is added and taken off',
    { ...wins, adjustments: [putRight(2, -5n), putRight(1, 20n)] },
    75n,
    [
      ['turnover', 60n],
      ['adjustment', 20n],
      ['adjustment', -5n],
    ],
  ],
  [
    'what is owed beyond what was earned goes on',
    { ...wins, adjustments: [putRight(1, -100n)] },
    0n,
    [
      ['turnover', 60n],
      ['adjustment', -100n],
      ['after', 40n],
    ],
  ],
  [
    'whoever has no plan any more is paid all that was kept',
    { plans: [], before: left(49n) },
    49n,
    [['before', 49n]],
  ],
])('%s', (_name, facts, paid, expected) => {
  const { lines, statements } = calculate({ ...nothing, plans: [earner], ...facts });
  expect(statements).toMatchObject([{ agentId: 1, currency: 'USD', amountMinor: paid }]);
  expect(lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(expected);
});

/** A tree, the rate of each agent, and what the members of each have staked. */
const forest = fc.array(
  fc.record({ under: fc.nat(), rate: fc.integer({ min: 0, max: 300 }), stake: fc.nat(1_000_000) }),
  { minLength: 1, maxLength: 40 },
);

function frozen(agents: readonly { under: number; rate: number; stake: number }[]): FrozenPeriod {
  const wayUp = (index: number): number[] => {
    const above = index === 0 ? undefined : (agents[index]?.under ?? 0) % index;
    return above === undefined ? [index] : [index, ...wayUp(above)];
  };
  return {
    ...nothing,
    tree: agents.flatMap((_, descendantId) =>
      wayUp(descendantId).map((ancestorId, distance) => ({ ancestorId, descendantId, distance })),
    ),
    plans: agents.map(({ rate }, agentId) =>
      plan(
        agentId,
        { kind: 'differential', pool: 'all', rate_bp: rate },
        { kind: 'turnover', pool: 'all', rate_bp: 10 },
      ),
    ),
    played: agents.map(({ stake }, agentId) => played(agentId, (agentId % 8) + 2, stake)),
  };
}

test('in any tree nobody is counted twice, and a chain takes no more than its highest rate', () => {
  fc.assert(
    fc.property(forest, (agents) => {
      const period = frozen(agents);
      const { lines, statements } = calculate(period);
      const own = lines.filter(({ kind }) => kind === 'turnover');
      expect(own.reduce((sum, line) => sum + line.baseMinor, 0n)).toBe(
        period.played.reduce((sum, play) => sum + play.validTurnoverMinor, 0n),
      );
      for (const [index, { stake }] of agents.entries()) {
        if (stake === 0) continue;
        const chain = period.tree.filter(({ descendantId }) => descendantId === index);
        const most = Math.max(...chain.map(({ ancestorId }) => agents[ancestorId]?.rate ?? 0));
        const taken = lines.filter((line) => line.kind === 'differential' && line.sourceAgentId === index);
        expect(taken.reduce((sum, line) => sum + line.rateBp, 0)).toBe(most);
      }
      expect(statements.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(
        lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      );
    }),
  );
});

test('a move changes who earns and not how much was played', () => {
  fc.assert(
    fc.property(forest, fc.nat(), fc.nat(), (agents, which, where) => {
      const moved = agents.map((agent, index) =>
        index === which % agents.length ? { ...agent, under: where } : agent,
      );
      const bases = [agents, moved].map((some) =>
        calculate(frozen(some))
          .lines.filter(({ kind }) => kind === 'turnover')
          .reduce((sum, line) => sum + line.baseMinor, 0n),
      );
      expect(bases[0]).toBe(bases[1]);
    }),
  );
});

test('the order of what was frozen changes no byte', () => {
  fc.assert(
    fc.property(forest, (agents) => {
      const period = frozen(agents);
      const turned = { ...period, tree: period.tree.toReversed(), played: period.played.toReversed() };
      const hash = (some: FrozenPeriod) => hashOf({ lines: calculate(some).lines });
      expect(hash(turned).equals(hash(period))).toBe(true);
    }),
  );
});
