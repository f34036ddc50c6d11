import { expect, it } from 'vitest';
import type { PaidRound } from '#modules/seamless-wallet';
import { sortOut, winsKept } from './latest-win.rules.ts';

const terms = [
  { siteId: 1, currency: 'USD', leastMinor: 100n },
  { siteId: 2, currency: 'VND', leastMinor: 5n },
] as const;
const at = (second: number) => new Date(second * 1_000);
const round = (over: Partial<PaidRound> = {}): PaidRound => ({
  siteId: 1,
  gpId: 'GPFC',
  memberId: 7,
  roundId: 'r',
  gameCode: 'koi',
  currency: 'USD',
  stakeMinor: 50n,
  payoutMinor: 100n,
  paidAt: at(10),
  ...over,
});

it('takes a payout for a win when it is more than the stake and not below what the site shows', () => {
  const wins = [round(), round({ siteId: 2, currency: 'VND', stakeMinor: 4n, payoutMinor: 5n })];
  const others = [
    round({ payoutMinor: 99n }),
    round({ stakeMinor: 100n }),
    round({ stakeMinor: 200n, payoutMinor: 150n }),
    round({ currency: 'VND' }),
    round({ siteId: 3 }),
  ];
  expect(sortOut([...others, ...wins], terms)).toEqual({ wins, others });
});

it('keeps the latest of each site, and nothing that is older than a full list', () => {
  const many = Array.from({ length: winsKept + 5 }, (_, n) => round({ roundId: `${n}`, paidAt: at(n) }));
  const other = round({ siteId: 2, currency: 'VND', paidAt: at(1) });
  const { wins } = sortOut([...many, other], terms);
  expect(wins.filter(({ siteId }) => siteId === 1).map(({ roundId }) => roundId)).toEqual(
    many
      .slice(5)
      .toReversed()
      .map(({ roundId }) => roundId),
  );
  expect(wins).toContain(other);
  const kept = [{ siteId: 1, count: winsKept, oldest: at(20) }];
  expect(sortOut([round({ paidAt: at(19) }), round({ paidAt: at(20) })], terms, kept).wins).toEqual([
    round({ paidAt: at(20) }),
  ]);
  expect(
    sortOut([round({ paidAt: at(19) })], terms, [{ ...kept[0]!, count: winsKept - 1 }]).wins,
  ).toHaveLength(1);
});
