import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AutoPlay, type AutoTerms } from './auto-play.ts';

const terms: AutoTerms = { rounds: 3, lossMinor: 1_000n, winMinor: null, endsAtFeature: false };
const round = (stakeMinor: bigint, paidMinor = 0n, hasFeature = false) => ({
  ...{ stakeMinor, paidMinor, hasFeature },
});

test('it goes on for as many rounds as were asked for', () => {
  const auto = new AutoPlay(terms);
  for (const left of [2, 1, 0]) {
    expect(auto.refuse(100n)).toBeNull();
    auto.note(round(100n, 100n));
    expect(auto.left).toBe(left);
  }
  expect(auto.refuse(100n)).toBe('rounds');
});

test('a round that could lose more than may be lost does not begin', () => {
  const auto = new AutoPlay({ ...terms, lossMinor: 250n });
  auto.note(round(100n));
  expect(auto.refuse(150n)).toBeNull();
  expect(auto.refuse(151n)).toBe('loss');
  // what was won makes room again
  auto.note(round(100n, 160n));
  expect(auto.refuse(210n)).toBeNull();
  expect(auto.refuse(211n)).toBe('loss');
});

test.each<[string, Partial<AutoTerms>, ReturnType<typeof round>, string | null]>([
  ['a win of as much as was named', { winMinor: 500n }, round(100n, 500n), 'win'],
  ['no win of less', { winMinor: 500n }, round(100n, 499n), null],
  ['a feature where that was wished', { endsAtFeature: true }, round(100n, 0n, true), 'feature'],
  ['no feature else', {}, round(100n, 0n, true), null],
])('it ends by %s', (_name, more, ended, end) => {
  const auto = new AutoPlay({ ...terms, ...more });
  auto.note(ended);
  expect(auto.refuse(100n)).toBe(end);
});

test('whatever comes, no more is lost than was named', () => {
  const played = fc.record({ stakeMinor: fc.bigInt(0n, 500n), paidMinor: fc.bigInt(0n, 700n) });
  fc.assert(
    fc.property(fc.bigInt(0n, 2_000n), fc.array(played, { maxLength: 60 }), (lossMinor, rounds) => {
      const auto = new AutoPlay({ ...terms, rounds: 50, lossMinor });
      let lostMinor = 0n;
      for (const { stakeMinor, paidMinor } of rounds) {
        if (auto.refuse(stakeMinor)) continue;
        expect(lostMinor + stakeMinor).toBeLessThanOrEqual(lossMinor);
        auto.note(round(stakeMinor, paidMinor));
        lostMinor += stakeMinor - paidMinor;
      }
    }),
  );
});
