import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDraw, type Draw } from './draw.ts';
import { drawShares, type EnvelopeTerms } from './envelope.ts';
import { sharesOfEnvelope } from './node.ts';
import vectors from './test-vectors.json' with { type: 'json' };

const named = { siteId: 1, envelopeId: 7, currency: 'VND' };
const seedOf = (number: number) => number.toString(16).padStart(64, '0');

const anyTerms = fc
  .record({
    count: fc.integer({ min: 1, max: 60 }),
    min: fc.integer({ min: 1, max: 500 }),
    room: fc.integer({ min: 0, max: 500 }),
    fill: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ count, min, room, fill }): EnvelopeTerms => ({
    ...{ ...named, count, minMinor: BigInt(min), maxMinor: BigInt(min + room) },
    poolMinor: BigInt(count * min + Math.round(count * room * fill)),
  }));

it('gives exactly the pool, each share within its bounds, and the same for the same seed', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 0, max: 2 ** 31 }), (terms, seed) => {
      const shares = sharesOfEnvelope(seedOf(seed), terms);
      expect(shares).toHaveLength(terms.count);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(terms.poolMinor);
      for (const share of shares) expect(share >= terms.minMinor && share <= terms.maxMinor).toBe(true);
      expect(sharesOfEnvelope(seedOf(seed), terms)).toEqual(shares);
    }),
    { numRuns: 300 },
  );
});

it('gives other shares for other terms of the same seed', () => {
  const terms = { ...named, poolMinor: 1_000n, count: 5, minMinor: 1n, maxMinor: 900n };
  expect(sharesOfEnvelope(seedOf(1), { ...terms, envelopeId: 8 })).not.toEqual(
    sharesOfEnvelope(seedOf(1), terms),
  );
});

it('deals the shares that other implementations are held against', () => {
  for (const { serverSeed, terms, shares } of vectors.envelopes)
    expect(
      sharesOfEnvelope(serverSeed, {
        ...terms,
        poolMinor: BigInt(terms.poolMinor),
        minMinor: BigInt(terms.minMinor),
        maxMinor: BigInt(terms.maxMinor),
      }).map(String),
    ).toEqual(shares);
});

it.each([
  { poolMinor: 9n, count: 10, minMinor: 1n, maxMinor: 5n },
  { poolMinor: 51n, count: 10, minMinor: 1n, maxMinor: 5n },
  { poolMinor: 10n, count: 0, minMinor: 1n, maxMinor: 5n },
  { poolMinor: 2n ** 48n, count: 1, minMinor: 1n, maxMinor: 2n ** 50n },
])('refuses terms that do not work out: $poolMinor in $count', (terms) => {
  expect(() => sharesOfEnvelope(seedOf(1), { ...named, ...terms })).toThrow(RangeError);
});

/** Every way in which the bars can fall, each with how likely it is: written plainly, without a draw. */
function* allWays(
  rest: number,
  open: readonly number[],
  shares: readonly number[],
  max: number,
): Generator<{
  readonly shares: readonly number[];
  readonly part: number;
}> {
  if (rest === 0) return yield { shares, part: 1 };
  const ends = [...combinations(rest + open.length - 1, open.length - 1)];
  for (const bars of ends) {
    const edges = [0, ...bars, rest + open.length];
    const dealt = [...shares];
    let over = 0;
    for (const [index, place] of open.entries()) {
      const wanted = (dealt[place] ?? 0) + (edges[index + 1] ?? 0) - (edges[index] ?? 0) - 1;
      dealt[place] = Math.min(max, wanted);
      over += wanted - Math.min(max, wanted);
    }
    const still = open.filter((place) => (dealt[place] ?? 0) < max);
    for (const { shares: end, part } of allWays(over, still, dealt, max))
      yield { shares: end, part: part / ends.length };
  }
}

/** Every choice of `size` of the numbers from 1 to `last`, in order. */
function* combinations(last: number, size: number, from = 1): Generator<number[]> {
  if (size === 0) return yield [];
  for (let first = from; first <= last; first += 1)
    for (const others of combinations(last, size - 1, first + 1)) yield [first, ...others];
}

it.each([
  { count: 3, pool: 9, min: 1, max: 5 },
  { count: 3, pool: 7, min: 1, max: 3 },
  { count: 4, pool: 8, min: 1, max: 8 },
])(
  'is as likely as its cuts are, and no place is better: $pool in $count to $max',
  ({ count, pool, min, max }) => {
    const likely = new Map<string, number>();
    const all = Array.from({ length: count }, (_, place) => place);
    for (const { shares, part } of allWays(
      pool - count * min,
      all,
      all.map(() => min),
      max,
    ))
      likely.set(shares.join(), (likely.get(shares.join()) ?? 0) + part);
    const mean = all.map((place) =>
      [...likely].reduce((sum, [shares, part]) => sum + part * Number(shares.split(',')[place]), 0),
    );
    for (const each of mean) expect(each).toBeCloseTo(pool / count, 10);

    const terms = { ...named, count, poolMinor: BigInt(pool), minMinor: BigInt(min), maxMinor: BigInt(max) };
    const runs = 20_000;
    const seen = new Map<string, number>();
    const draw = drawOfSeeds();
    for (let run = 0; run < runs; run += 1) {
      const shares = drawShares(terms, draw).join();
      seen.set(shares, (seen.get(shares) ?? 0) + 1);
    }
    expect([...seen.keys()].filter((shares) => !likely.has(shares))).toEqual([]);
    const chiSquare = [...likely].reduce((sum, [shares, part]) => {
      const wanted = part * runs;
      return sum + ((seen.get(shares) ?? 0) - wanted) ** 2 / wanted;
    }, 0);
    const freedom = likely.size - 1;
    // five deviations above what chance alone gives
    expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  },
);

/** The same bytes at each run of the test: xorshift, which is even enough for twenty thousand draws. */
function drawOfSeeds(): Draw {
  let state = 0x9e3779b9;
  return createDraw(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 11) & 255;
  });
}
