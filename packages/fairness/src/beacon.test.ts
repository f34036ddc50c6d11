import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, test } from 'vitest';
import vectors from './beacon-vectors.json' with { type: 'json' };
import {
  beaconDelaySeconds,
  beaconRandomness,
  beaconRoundOf,
  beaconTimeMs,
  isBeaconMasked,
  isBeaconSignature,
  quicknet,
} from './index.ts';

const [first] = vectors.quicknet;

describe('a round of a beacon', () => {
  test.each(vectors.quicknet)('$round of quicknet is signed and gives its randomness', async (round) => {
    expect(await isBeaconSignature(quicknet, round.round, round.signature)).toBe(true);
    expect(await beaconRandomness(round.signature)).toBe(round.randomness);
  });

  test('of another chain of the same scheme is signed by its key alone', async () => {
    const { chain, round, signature, randomness } = vectors.other;
    expect(await isBeaconSignature(chain, round, signature)).toBe(true);
    expect(await beaconRandomness(signature)).toBe(randomness);
    expect(await isBeaconSignature(quicknet, round, signature)).toBe(false);
  });

  test('with another number, or with another signature, is forged', async () => {
    const { round, signature } = first!;
    expect(await isBeaconSignature(quicknet, round + 1, signature)).toBe(false);
    expect(await isBeaconSignature(quicknet, round, vectors.quicknet[1]!.signature)).toBe(false);
    for (const text of ['', 'ab', signature.toUpperCase(), signature.slice(2), `${signature}00`])
      expect(await isBeaconSignature(quicknet, round, text)).toBe(false);
    for (const number of [0, -1, 1.5, 2 ** 60])
      expect(await isBeaconSignature(quicknet, number, signature)).toBe(false);
    // neither the point at infinity nor what is no point at all
    expect(await isBeaconSignature(quicknet, round, `c0${'00'.repeat(47)}`)).toBe(false);
    expect(await isBeaconSignature(quicknet, round, 'ff'.repeat(48))).toBe(false);
  });

  test('has one signature: a point outside of the group, which the pairing would not see, is none', async () => {
    const { round, signature } = first!;
    const { Point } = bls12_381.G1;
    const { x, y } = Point.fromHex(signature).add(pointOfSmallOrder()).toAffine();
    // compressed: the first bit says so, the third which of the two points with this x it is
    const isUpper = y > (bls12_381.fields.Fp.ORDER - 1n) / 2n;
    const text = (x | ((isUpper ? 5n : 4n) << 381n)).toString(16);
    expect(text).toHaveLength(96);
    expect(await isBeaconSignature(quicknet, round, text)).toBe(false);
  });
});

describe('the round that counts', () => {
  const { genesisSeconds } = quicknet;

  test('is the first that comes the delay after the close, or later', () => {
    for (const afterMs of [0, 1, 999, 1_000, 1_001, 2_999, 3_000, 12_345]) {
      const closedAtMs = (genesisSeconds + 3_000) * 1_000 + afterMs;
      const round = beaconRoundOf(quicknet, closedAtMs);
      const earliestMs = closedAtMs + beaconDelaySeconds * 1_000;
      expect(beaconTimeMs(quicknet, round)).toBeGreaterThanOrEqual(earliestMs);
      expect(beaconTimeMs(quicknet, round - 1)).toBeLessThan(earliestMs);
    }
  });

  test('is the chain’s first for a close of before there was the chain', () => {
    expect(beaconRoundOf(quicknet, 0)).toBe(1);
    expect(beaconTimeMs(quicknet, 1)).toBe(genesisSeconds * 1_000);
  });

  test('a known chain under another key is none', () => {
    expect(isBeaconMasked(quicknet)).toBe(false);
    expect(isBeaconMasked(vectors.other.chain)).toBe(false);
    expect(isBeaconMasked({ ...vectors.other.chain, hash: quicknet.hash })).toBe(true);
    expect(isBeaconMasked({ ...quicknet, genesisSeconds: genesisSeconds - 3 })).toBe(true);
  });
});

/** On the curve, with an order that divides the cofactor: its pairing with anything of G2 is one. */
function pointOfSmallOrder() {
  const { Point } = bls12_381.G1;
  const { Fp } = bls12_381.fields;
  for (let x = 1n; ; x += 1n) {
    const right = Fp.add(Fp.mul(Fp.mul(x, x), x), 4n);
    let y: bigint;
    try {
      y = Fp.sqrt(right);
    } catch {
      continue; // no point has this x
    }
    const small = Point.fromAffine({ x, y }).multiplyUnsafe(bls12_381.fields.Fr.ORDER - 1n);
    const point = small.add(Point.fromAffine({ x, y }));
    if (!point.is0()) return point;
  }
}
