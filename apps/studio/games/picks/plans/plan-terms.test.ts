import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followPlan } from './follow-plan.ts';
import {
  drawOverLimit,
  fewestDraws,
  mostCostMinor,
  mostDraws,
  type PlanTerms,
  rowsOf,
  scheduleIds,
  schedulesOf,
  timesAfter,
} from './plan-terms.ts';

const terms = (changes: Partial<PlanTerms> = {}): PlanTerms => ({
  ...{ baseMinor: 100n, draws: 6, schedule: 'flat', endsAtWin: false },
  ...{ winStopMinor: null, lossStopMinor: null },
  ...changes,
});
const lost = (stakeMinor: bigint, payoutMinor = 0n) => ({ stakeMinor, payoutMinor });

test('each schedule is what it says', () => {
  const first = (id: PlanTerms['schedule']) =>
    Array.from({ length: 7 }, (_, draws) => Number(timesAfter(id, draws)));
  expect(Object.fromEntries(scheduleIds.map((id) => [id, first(id)]))).toEqual({
    flat: [1, 1, 1, 1, 1, 1, 1],
    'plus-1': [1, 2, 3, 4, 5, 6, 7],
    'double-5': [1, 1, 1, 1, 1, 2, 2],
    'double-3': [1, 1, 1, 2, 2, 2, 4],
    'double-2': [1, 1, 2, 2, 4, 4, 8],
    'double-1': [1, 2, 4, 8, 16, 32, 64],
  });
});

test('the table before the start has every draw with its stake and what was staked so far', () => {
  expect(rowsOf(terms({ draws: 5, schedule: 'double-2' })).map(({ stakeMinor }) => stakeMinor)).toEqual([
    100n,
    100n,
    200n,
    200n,
    400n,
  ]);
  expect(rowsOf(terms({ draws: 3, schedule: 'plus-1' })).at(-1)).toEqual({
    ...{ draw: 3, times: 3n, stakeMinor: 300n, totalMinor: 600n },
  });
  // as far as the loss goes that was named
  expect(rowsOf(terms({ schedule: 'double-1', lossStopMinor: 699n }))).toHaveLength(2);
  expect(rowsOf(terms({ schedule: 'double-1', lossStopMinor: 700n }))).toHaveLength(3);
});

test('a chase begins again after a win, and goes on after a draw that only gave the stake back', () => {
  const chase = terms({ schedule: 'double-1', draws: 6 });
  expect(followPlan(chase, [])).toEqual({ times: 1n });
  expect(followPlan(chase, [lost(100n), lost(200n)])).toEqual({ times: 4n });
  expect(followPlan(chase, [lost(100n), lost(200n, 200n)])).toEqual({ times: 4n });
  expect(followPlan(chase, [lost(100n), lost(200n, 201n)])).toEqual({ times: 1n });
  expect(followPlan(chase, [lost(100n), lost(200n, 400n), lost(100n)])).toEqual({ times: 2n });
});

test('it ends with its last draw, at a win, at a large one, and before more is lost than was named', () => {
  expect(followPlan(terms({ draws: 2 }), [lost(100n), lost(100n)])).toEqual({ end: 'done' });
  expect(followPlan(terms({ endsAtWin: true }), [lost(100n, 101n)])).toEqual({ end: 'win' });
  expect(followPlan(terms({ endsAtWin: true }), [lost(100n, 100n)])).toEqual({ times: 1n });
  expect(followPlan(terms({ winStopMinor: 500n }), [lost(100n, 499n)])).toEqual({ times: 1n });
  expect(followPlan(terms({ winStopMinor: 500n }), [lost(100n, 500n)])).toEqual({ end: 'win' });
  expect(followPlan(terms({ lossStopMinor: 250n }), [lost(100n)])).toEqual({ times: 1n });
  expect(followPlan(terms({ lossStopMinor: 250n }), [lost(100n), lost(100n)])).toEqual({ end: 'loss' });
  // what was won may be lost again
  expect(followPlan(terms({ lossStopMinor: 250n }), [lost(100n, 300n), lost(100n), lost(100n)])).toEqual({
    times: 1n,
  });
});

test('no run of draws costs more than was stated before it began, and each draw what its row says at most', () => {
  fc.assert(
    fc.property(
      fc.record({
        baseMinor: fc.bigInt(1n, 5_000n).map((base) => base * 100n),
        draws: fc.integer({ min: fewestDraws, max: mostDraws }),
        schedule: fc.constantFrom(...scheduleIds),
        endsAtWin: fc.boolean(),
        winStopMinor: fc.option(fc.bigInt(1n, 10_000_000n), { nil: null }),
        lossTimes: fc.option(fc.bigInt(1n, 300n), { nil: null }),
      }),
      // of the stake, in per cent: mostly nothing
      fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0n) }, fc.bigInt(0n, 2_000n)), {
        minLength: mostDraws + 5,
        maxLength: mostDraws + 5,
      }),
      ({ lossTimes, ...rest }, returns) => {
        const plan: PlanTerms = {
          ...rest,
          lossStopMinor: lossTimes === null ? null : lossTimes * rest.baseMinor,
        };
        const rows = rowsOf({ ...plan, lossStopMinor: null });
        const draws: { stakeMinor: bigint; payoutMinor: bigint }[] = [];
        let lostMinor = 0n;
        for (const percent of returns) {
          const next = followPlan(plan, draws);
          if ('end' in next) break;
          const stakeMinor = next.times * plan.baseMinor;
          expect(stakeMinor <= rows[draws.length]!.stakeMinor).toBe(true);
          expect(lostMinor + stakeMinor <= mostCostMinor(plan)).toBe(true);
          draws.push({ stakeMinor, payoutMinor: (stakeMinor * percent) / 100n });
          lostMinor += stakeMinor - (stakeMinor * percent) / 100n;
        }
        expect(draws.length).toBeLessThanOrEqual(plan.draws);
        expect('end' in followPlan(plan, draws)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('a plan whose draws would outgrow the table is known before it begins', () => {
  const chase = terms({ schedule: 'double-1', draws: 10 });
  expect(drawOverLimit(chase, 100n * 512n)).toBeNull();
  expect(drawOverLimit(chase, 100n * 511n)).toMatchObject({ draw: 10, stakeMinor: 51_200n });
  // a win in between would let it go as deep, whatever may be lost
  expect(drawOverLimit({ ...chase, lossStopMinor: 1_000n }, 51_100n)).toMatchObject({ draw: 10 });
});

test('lotteries have chases, other tables the same stake, those of an hour, of one’s own or of a changing field none', () => {
  const of = (model: Parameters<typeof schedulesOf>[0]['model']) => schedulesOf({ engine: 'picks', model });
  expect(of('digits-3')).toEqual(scheduleIds);
  expect(of('baccarat')).toEqual(['flat']);
  expect(of('prizes-27')).toEqual([]);
  expect(of('penalty')).toEqual([]);
  expect(of('hounds-6')).toEqual([]);
  expect(schedulesOf({ engine: 'slots', model: 'lines-20' })).toEqual([]);
});
