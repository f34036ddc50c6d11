import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createDraw, playRound, verifyChainLink, verifyRound, type RoundSeed } from './index.ts';
import { chainLinks, commitmentOfSeed, createServerSeed, drawOfRound } from './node.ts';
import vectors from './test-vectors.json' with { type: 'json' };

const seed: RoundSeed = { serverSeed: '00'.repeat(31) + '01', clientSeed: 'halls', nonce: 7 };

describe('stream', () => {
  test('is HMAC-SHA256 of "client:nonce:block" under the bytes of the server seed', () => {
    const draw = drawOfRound(seed);
    const bytes = Array.from({ length: 40 }, () => draw.nextInt(256));
    const block = (index: number) =>
      createHmac('sha256', Buffer.from(seed.serverSeed, 'hex')).update(`halls:7:${index}`).digest();
    expect(bytes).toEqual([...block(0), ...block(1).subarray(0, 8)]);
  });

  test('has further ones by name, the same in WebCrypto and Node', async () => {
    const named = { ...seed, domain: 'jackpot' };
    const block = createHmac('sha256', Buffer.from(seed.serverSeed, 'hex'))
      .update('halls:7:jackpot:0')
      .digest();
    const play = (draw: ReturnType<typeof drawOfRound>) =>
      Array.from({ length: 32 }, () => draw.nextInt(256));
    expect(play(drawOfRound(named))).toEqual([...block]);
    expect(await playRound(named, play)).toEqual([...block]);
    expect(() => drawOfRound({ ...seed, domain: '0' })).toThrow(RangeError);
  });

  test('WebCrypto and Node draw the same, past the part that is made ahead', async () => {
    const play = (draw: ReturnType<typeof drawOfRound>) => [
      draw.shuffle(Array.from({ length: 416 }, (_, card) => card)),
      Array.from({ length: 300 }, () => draw.nextWeighted([5, 0, 3, 1])),
      draw.nextInt(2 ** 48),
    ];
    expect(await playRound(seed, play)).toEqual(play(drawOfRound(seed)));
  });

  test.each(vectors.rounds)('vector %#', async (vector) => {
    const draws = await playRound(vector.seed, (draw) => vector.bounds.map((bound) => draw.nextInt(bound)));
    expect(draws).toEqual(vector.draws);
    expect(commitmentOfSeed(vector.seed.serverSeed)).toBe(vector.commitment);
  });

  test('refuses malformed seeds, bounds and weights', () => {
    expect(() => drawOfRound({ ...seed, serverSeed: 'zz' })).toThrow(RangeError);
    expect(() => drawOfRound({ ...seed, clientSeed: '' })).toThrow(RangeError);
    expect(() => drawOfRound({ ...seed, nonce: -1 })).toThrow(RangeError);
    const draw = drawOfRound(seed);
    for (const bound of [0, -3, 1.5, 2 ** 48 + 1, Number.NaN])
      expect(() => draw.nextInt(bound)).toThrow(RangeError);
    expect(() => draw.nextWeighted([0, 0])).toThrow(RangeError);
    expect(() => draw.nextWeighted([1, -1])).toThrow(RangeError);
  });
});

describe('mapping', () => {
  test('throws away exactly the values of the incomplete last block', () => {
    const bytes = [250, 255, 249, 99];
    const draw = createDraw(() => bytes.shift()!);
    // 256 - 256 % 50 = 250: 250 and 255 are rejected, 249 % 50 = 49.
    expect(draw.nextInt(50)).toBe(49);
    expect(draw.nextInt(50)).toBe(49);
  });

  test.each([
    ['nextInt(7)', 7, (nonce: number) => drawOfRound({ ...seed, nonce }).nextInt(7)],
    ['nextInt(243)', 243, (nonce: number) => drawOfRound({ ...seed, nonce }).nextInt(243)],
    [
      'a three-card shuffle',
      6,
      (nonce: number) => {
        const [a, b] = drawOfRound({ ...seed, nonce }).shuffle([0, 1, 2]);
        return a! * 2 + (b! > a! ? b! - 1 : b!);
      },
    ],
  ] as const)('%s passes the chi-square test', (_name, cells, cellOf) => {
    const count = 24_300;
    const seen = new Array<number>(cells).fill(0);
    for (let nonce = 0; nonce < count; nonce += 1) seen[cellOf(nonce)]! += 1;
    expect(
      chiSquareZ(
        seen,
        seen.map(() => count / cells),
      ),
    ).toBeLessThan(4);
  });

  test('a weighted choice follows its weights', () => {
    const weights = [1, 2, 0, 97, 300];
    const seen = weights.map(() => 0);
    for (let nonce = 0; nonce < 24_300; nonce += 1)
      seen[drawOfRound({ ...seed, nonce }).nextWeighted(weights)]! += 1;
    expect(seen[2]).toBe(0);
    const without = (list: number[]) => list.filter((_, index) => index !== 2);
    expect(
      chiSquareZ(
        without(seen),
        without(weights).map((weight) => (weight * 24_300) / 400),
      ),
    ).toBeLessThan(4);
  });

  test('the chi-square test refuses the biased mapping (modulo of one byte)', () => {
    const seen = new Array<number>(243).fill(0);
    for (let nonce = 0; nonce < 24_300; nonce += 1)
      seen[drawOfRound({ ...seed, nonce }).nextInt(256) % 243]! += 1;
    expect(
      chiSquareZ(
        seen,
        seen.map(() => 24_300 / 243),
      ),
    ).toBeGreaterThan(4);
  });
});

describe('verifier', () => {
  const play = (draw: ReturnType<typeof drawOfRound>) => ({ stops: [draw.nextInt(30), draw.nextInt(30)] });

  test('accepts the stored round whatever the order of its keys, and nothing else', async () => {
    const stored = {
      seed,
      commitment: commitmentOfSeed(seed.serverSeed),
      outcome: play(drawOfRound(seed)),
      play,
    };
    expect(await verifyRound(stored)).toMatchObject({ isFair: true });
    expect(await verifyRound({ ...stored, outcome: { stops: [31, 0] } })).toMatchObject({
      reason: 'outcome_differs',
    });
    expect(await verifyRound({ ...stored, commitment: commitmentOfSeed(createServerSeed()) })).toMatchObject({
      reason: 'commitment_differs',
    });
    expect(await verifyRound({ ...stored, seed: { ...seed, serverSeed: '' } })).toMatchObject({
      reason: 'seed_malformed',
    });
    const other = await verifyRound({ ...stored, seed: { ...seed, nonce: 8 } });
    expect(other.isFair).toBe(false);
  });

  test('follows a hash chain back to its first link', async () => {
    const links = chainLinks(createServerSeed(), 20);
    expect(links).toHaveLength(21);
    expect(await verifyChainLink(links[0]!, links[13]!, 13)).toBe(true);
    expect(await verifyChainLink(links[0]!, links[13]!, 12)).toBe(false);
    expect(await verifyChainLink(links[0]!, createServerSeed(), 13)).toBe(false);
  });
});

/** How many standard deviations the chi-square statistic lies above its mean. */
function chiSquareZ(seen: readonly number[], expected: readonly number[]): number {
  const statistic = seen.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
  const freedom = seen.length - 1;
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}
