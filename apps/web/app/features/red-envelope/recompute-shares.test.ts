import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import vectors from '../../../../../packages/fairness/src/test-vectors.json' with { type: 'json' };
import { judgeDraw, type ClaimedDraw } from './recompute-shares.ts';

const draws = vectors.envelopes.map(({ serverSeed, terms, shares }): ClaimedDraw => ({
  ...{ siteId: terms.siteId, envelopeId: terms.envelopeId, currency: terms.currency, count: terms.count },
  ...{ pool: BigInt(terms.poolMinor), least: BigInt(terms.minMinor), most: BigInt(terms.maxMinor) },
  seedHash: createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'),
  seed: serverSeed,
  shares: shares.map(BigInt),
}));

it.each(draws)('agrees with what was drawn for $count', async (draw) => {
  expect(await judgeDraw(draw)).toEqual({ kind: 'agrees' });
});

it.each(draws)('finds a share of $count that was changed, exchanged or left out', async (draw) => {
  const judge = (shares: readonly bigint[]) => judgeDraw({ ...draw, shares });
  const last = draw.count - 1;
  const [first = 0n, second = 0n] = draw.shares;
  const more = draw.shares.with(last, (draw.shares[last] ?? 0n) + 1n);
  expect(await judge(more)).toEqual({ kind: 'share_differs', place: draw.count });
  expect(await judge(draw.shares.with(0, second).with(1, first))).toEqual({
    kind: 'share_differs',
    place: 1,
  });
  expect(await judge(draw.shares.slice(0, -1))).toEqual({ kind: 'share_differs', place: draw.count });
});

it.each(draws)('finds another seed, and terms of $count other than those announced', async (draw) => {
  expect(await judgeDraw({ ...draw, seed: '00'.repeat(32) })).toEqual({ kind: 'seed_differs' });
  expect(await judgeDraw({ ...draw, seed: 'none' })).toEqual({ kind: 'seed_differs' });
  expect((await judgeDraw({ ...draw, envelopeId: draw.envelopeId + 1 })).kind).toBe('share_differs');
  expect((await judgeDraw({ ...draw, pool: draw.pool * 100n })).kind).toBe('share_differs');
});
