import { expect, test } from 'vitest';
import type { PlanTerms } from '#games/picks/plans/plan-terms.ts';
import { endOfRefusal, nextStakeMinor, nextStepOf, seatSeedOf, timesBet } from './plan.rules.ts';

const terms: PlanTerms = {
  ...{ baseMinor: 100n, draws: 3, schedule: 'double-1', endsAtWin: false },
  ...{ winStopMinor: null, lossStopMinor: null },
};
const now = new Date('2026-01-01T00:00:00Z');
const plan = { terms, lastsUntil: new Date(now.getTime() + 1) };
const settled = (stakeMinor: bigint, payoutMinor = 0n) =>
  ({ state: 'settled', voidReason: null, stakeMinor, payoutMinor }) as const;
const open = { state: 'open', voidReason: null, stakeMinor: 100n, payoutMinor: 0n } as const;
const off = (voidReason: string) =>
  ({ state: 'void', voidReason, stakeMinor: 100n, payoutMinor: 0n }) as const;

test('the money of a draw is waited for, whatever else may have come', () => {
  expect(nextStepOf(plan, [settled(100n), open], now)).toEqual({ kind: 'wait' });
  expect(nextStepOf({ ...plan, lastsUntil: now }, [open], now)).toEqual({ kind: 'wait' });
  expect(nextStepOf(plan, [settled(100n)], now)).toEqual({ kind: 'stake', times: 2n });
});

test('a draw that was called off does not count, and its time is bounded', () => {
  expect(nextStepOf(plan, [settled(100n), off('rolled_back')], now)).toEqual({ kind: 'stake', times: 2n });
  expect(nextStepOf({ ...plan, lastsUntil: now }, [off('rolled_back')], now)).toEqual({
    ...{ kind: 'end', reason: 'missed' },
  });
  // with its last draw it is done, however late
  const all = [settled(100n), settled(200n), settled(400n)];
  expect(nextStepOf({ ...plan, lastsUntil: now }, all, now)).toEqual({ kind: 'end', reason: 'done' });
});

test('the wallet’s no ends a plan with the reason', () => {
  const ends = ['not_enough_money', 'limit_reached', 'token_expired', 'member_disabled', 'invalid_game'];
  expect(ends.map((reason) => nextStepOf(plan, [off(reason)], now))).toEqual(
    ['not_enough_money', 'limit_reached', 'session_over', 'session_over', 'refused'].map((reason) => ({
      ...{ kind: 'end', reason },
    })),
  );
});

test('a table that takes no stake now is tried again; what can’t change ends the plan', () => {
  expect((['draw_closed', 'round_open', 'table_full'] as const).map(endOfRefusal)).toEqual([
    null,
    null,
    null,
  ]);
  expect((['not_enough_money', 'session_ended', 'round_conflict'] as const).map(endOfRefusal)).toEqual([
    ...['not_enough_money', 'session_over', 'refused'],
  ]);
});

test('the next stake is stated once it is known', () => {
  expect(nextStakeMinor(terms, [])).toBe(100n);
  expect(nextStakeMinor(terms, [open])).toBeNull();
  expect(nextStakeMinor(terms, [settled(100n), off('rolled_back')])).toBe(200n);
  expect(nextStakeMinor(terms, [settled(100n), settled(200n), settled(400n)])).toBeNull();
});

test('every option of the bet is raised alike, and each draw has a seed of its own', () => {
  const bet = { picks: [100n, 300n].map((stakeMinor, i) => ({ option: `o-${i}`, stakeMinor })) };
  expect(timesBet(bet, 4n)).toEqual({
    picks: [400n, 1_200n].map((stakeMinor, i) => ({ option: `o-${i}`, stakeMinor })),
  });
  expect(seatSeedOf('abc', 12)).toBe('abc:12');
});
