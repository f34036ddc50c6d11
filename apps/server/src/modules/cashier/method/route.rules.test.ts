import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, limitsOf, rankRoutes, type RouteNow } from './route.rules.ts';

const plain: Omit<RouteNow, 'pspId'> = {
  ...{ pspMethod: 'bank', weight: 100, costBp: 0, costFixedMinor: 0n, minMinor: null, maxMinor: null },
  ...{ isActive: true, serviceState: 'active', isDrained: false, canRefund: false },
};
const bounds = { minMinor: 100n, maxMinor: 1_000_000n };
const route = (pspId: string, more: Partial<RouteNow> = {}): RouteNow => ({ ...plain, pspId, ...more });

const limit = fc.option(fc.bigInt(1n, 1_000_000n));
const anyRoutes = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1 }).chain((names) =>
  fc.tuple(
    ...names.map((pspId) =>
      fc.record<RouteNow>({
        ...{ pspId: fc.constant(pspId), pspMethod: fc.constant('bank') },
        ...{ weight: fc.nat(1000), costBp: fc.nat(500), costFixedMinor: fc.bigInt(0n, 500n) },
        ...{ minMinor: limit, maxMinor: limit, isActive: fc.boolean(), isDrained: fc.boolean() },
        canRefund: fc.boolean(),
        serviceState: fc.constantFrom('active', 'draining', 'paused', 'off'),
      }),
    ),
  ),
);
const anyCase = fc.record({
  policy: fc.constantFrom('weight', 'cheapest'),
  routes: anyRoutes,
  amountMinor: fc.bigInt(1n, 2_000_000n),
  seed: fc.string(),
});

const firstOf = (
  routes: readonly RouteNow[],
  seed: string,
  policy: 'weight' | 'cheapest' = 'weight',
  amountMinor = 1_000n,
) => rankRoutes({ ...bounds, policy, routes }, { amountMinor, seed })[0]?.pspId;

/** Which part of many orders comes to each service first. */
function sharesOf(routes: readonly RouteNow[], orders = 20_000) {
  const counts: Record<string, number> = {};
  for (let order = 0; order < orders; order += 1) {
    const pspId = firstOf(routes, `D${order}`) ?? 'none';
    counts[pspId] = (counts[pspId] ?? 0) + 1 / orders;
  }
  return counts;
}

describe('the choice of a service', () => {
  it('names each that may take the order, once, and no other', () => {
    fc.assert(
      fc.property(anyCase, ({ policy, routes, amountMinor, seed }) => {
        const isOffered = amountMinor >= bounds.minMinor && amountMinor <= bounds.maxMinor;
        const open = routes.filter(
          ({ isActive, serviceState, minMinor, maxMinor }) =>
            isOffered &&
            isActive &&
            serviceState === 'active' &&
            (minMinor ?? 0n) <= amountMinor &&
            amountMinor <= (maxMinor ?? amountMinor),
        );
        const ranked = rankRoutes({ ...bounds, policy, routes }, { amountMinor, seed });
        expect(ranked.map(({ pspId }) => pspId).toSorted()).toEqual(
          open.map(({ pspId }) => pspId).toSorted(),
        );
      }),
    );
  });

  it('comes to the same answer for the same order, however the routes are listed', () => {
    fc.assert(
      fc.property(anyCase, ({ policy, routes, amountMinor, seed }) => {
        const rank = (listed: readonly RouteNow[]) =>
          rankRoutes({ ...bounds, policy, routes: listed }, { amountMinor, seed });
        expect(rank(routes.toReversed())).toEqual(rank(routes));
      }),
    );
  });

  it('puts no drained service before one that does well, but for a probe, and none of weight 0 before others', () => {
    fc.assert(
      fc.property(anyCase, ({ policy, routes, amountMinor, seed }) => {
        const ranked = rankRoutes({ ...bounds, policy, routes }, { amountMinor, seed });
        const isProbe = ranked[0]?.isDrained === true && ranked.some(({ isDrained }) => !isDrained);
        if (isProbe) expect(ranked[0]?.weight).toBeGreaterThan(0);
        const rest = isProbe ? ranked.slice(1) : ranked;
        const well = rest.map(({ isDrained }) => Number(isDrained));
        expect(well).toEqual(well.toSorted((one, other) => one - other));
        for (const drained of [true, false]) {
          const reserve = rest.filter((each) => each.isDrained === drained).map(({ weight }) => weight === 0);
          expect(reserve).toEqual(reserve.toSorted((one, other) => Number(one) - Number(other)));
        }
      }),
    );
  });

  it('takes the cheapest for the amount where that is the policy', () => {
    fc.assert(
      fc.property(anyCase, ({ routes, amountMinor, seed }) => {
        const ranked = rankRoutes({ ...bounds, policy: 'cheapest', routes }, { amountMinor, seed });
        const costs = ranked
          .filter(({ isDrained, weight }) => !isDrained && weight > 0)
          .map((each) => Number(costOf(each, amountMinor)));
        expect(costs).toEqual(costs.toSorted((one, other) => one - other));
      }),
    );
  });

  it('moves no order but those of a service that falls away', () => {
    fc.assert(
      fc.property(anyCase, ({ policy, routes, amountMinor, seed }) => {
        const well = routes.map((each) => ({ ...each, isDrained: false }));
        const rank = (listed: readonly RouteNow[]) =>
          rankRoutes({ ...bounds, policy, routes: listed }, { amountMinor, seed });
        const [first, ...others] = rank(well);
        expect(rank(well.filter(({ pspId }) => pspId !== first?.pspId))).toEqual(others);
      }),
    );
  });
});

it('shares orders as the weights say', () => {
  const shares = sharesOf([
    route('A', { weight: 50 }),
    route('B', { weight: 30 }),
    route('C', { weight: 20 }),
  ]);
  expect(shares.A).toBeCloseTo(0.5, 1.5);
  expect(shares.B).toBeCloseTo(0.3, 1.5);
  expect(shares.C).toBeCloseTo(0.2, 1.5);
});

it('sends a drained service a few orders, to see whether it does well again', () => {
  const shares = sharesOf([route('A'), route('B', { isDrained: true })]);
  expect(shares.B).toBeGreaterThan(0.03);
  expect(shares.B).toBeLessThan(0.07);
  expect(sharesOf([route('A'), route('B', { isDrained: true, weight: 0 })], 500)).not.toHaveProperty('B');
  expect(firstOf([route('A', { isDrained: true })], 'D1')).toBe('A');
});

it('rounds what a service takes up, and changes over where another gets cheaper', () => {
  expect(costOf({ costBp: 150, costFixedMinor: 200n }, 1_001n)).toBe(216n);
  const routes = [route('SHARE', { costBp: 200 }), route('FIXED', { costFixedMinor: 1_000n })];
  expect(firstOf(routes, 'D1', 'cheapest', 49_900n)).toBe('SHARE');
  expect(firstOf(routes, 'D1', 'cheapest', 50_100n)).toBe('FIXED');
});

it('offers members what one service or another takes, and never more than the method', () => {
  const routes = [route('A', { minMinor: 500n, maxMinor: 2_000n }), route('B', { minMinor: 1_500n })];
  expect(limitsOf({ ...bounds, policy: 'weight', routes })).toEqual({ minMinor: 500n, maxMinor: 1_000_000n });
  const paused = routes.map(
    (each) => ({ ...each, serviceState: each.pspId === 'B' ? 'paused' : 'active' }) as const,
  );
  expect(limitsOf({ ...bounds, policy: 'weight', routes: paused })).toEqual({
    minMinor: 500n,
    maxMinor: 2_000n,
  });
  const wide = [route('A', { minMinor: 1n, maxMinor: 9_000_000n })];
  expect(limitsOf({ ...bounds, policy: 'weight', routes: wide })).toEqual(bounds);
});
