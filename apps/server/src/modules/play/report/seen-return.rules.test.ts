import { describe, expect, it } from 'vitest';
import { judgeReturn, leastMemberDays, leastRounds, seenReturn, type SeenPlay } from './seen-return.rules.ts';

/** Days of members by what each staked and got. */
function sumOf(days: readonly (readonly [stake: bigint, payout: bigint])[], rounds = leastRounds): SeenPlay {
  const sum = (of: (day: readonly [bigint, bigint]) => bigint) =>
    days.reduce((all, day) => all + of(day), 0n);
  return {
    rounds,
    memberDays: days.length,
    stakeMinor: sum(([stake]) => stake),
    payoutMinor: sum(([, payout]) => payout),
    stakeStake: sum(([stake]) => stake * stake),
    stakePayout: sum(([stake, payout]) => stake * payout),
    payoutPayout: sum(([, payout]) => payout * payout),
  };
}
const alternating = (count: number) =>
  Array.from({ length: count }, (_, place): [bigint, bigint] => [100n, place % 2 === 0 ? 180n : 0n]);

describe('the return that was seen', () => {
  it('is payouts over stakes, whatever each day staked', () => {
    const days = Array.from({ length: 40 }, (_, place): [bigint, bigint] => [
      BigInt(100 + place),
      BigInt(95 * (100 + place)) / 100n,
    ]);
    expect(seenReturn(sumOf(days))?.percent).toBeCloseTo(94.6, 0);
  });

  it('has bounds that the spread of the days makes, by a table that was reckoned by hand', () => {
    // 100 days of 100 at stake, half of them paid 180: each lies 90 from the common 90, so the error is
    // 90 / 100 / sqrt(99) = 9.045 % of a stake
    const seen = seenReturn(sumOf(alternating(100)));
    expect(seen?.percent).toBeCloseTo(90, 6);
    expect(seen?.high).toBeCloseTo(90 + 2.5758293 * 9.0453, 2);
    expect(seen?.low).toBeCloseTo(90 - 2.5758293 * 9.0453, 2);
  });

  it('grows surer with the root of what was played', () => {
    const width = (days: number) => {
      const seen = seenReturn(sumOf(alternating(days)));
      return seen ? seen.high - seen.low : 0;
    };
    expect(width(400) / width(1_600)).toBeCloseTo(2, 2);
  });

  it('has no width where every day got the same share, even of the largest sums', () => {
    const days = Array.from({ length: 50 }, (_, place): [bigint, bigint] => [
      10n ** 17n * BigInt(place + 1),
      96n * 10n ** 15n * BigInt(place + 1),
    ]);
    const seen = seenReturn(sumOf(days));
    expect([seen?.low.toFixed(6), seen?.high.toFixed(6)]).toEqual(['96.000000', '96.000000']);
  });

  it('says nothing of little play', () => {
    expect(seenReturn(sumOf(alternating(leastMemberDays - 1)))).toBe(null);
    expect(seenReturn(sumOf(alternating(100), leastRounds - 1))).toBe(null);
    expect(seenReturn({ ...sumOf(alternating(100)), stakeMinor: 0n })).toBe(null);
  });
});

describe('a promise', () => {
  const seen = { percent: 95, low: 94, high: 96 };
  it.each([
    [null, { from: 96, to: 96 }, 'too_little'],
    [seen, null, 'not_promised'],
    [seen, { from: 96, to: 96 }, 'as_promised'],
    [seen, { from: 90, to: 99 }, 'as_promised'],
    [seen, { from: 96.01, to: 97 }, 'below'],
    [seen, { from: 80, to: 93.99 }, 'above'],
  ] as const)('of %j beside %j: %s', (shown, promised, verdict) => {
    expect(judgeReturn(shown, promised)).toBe(verdict);
  });
});
