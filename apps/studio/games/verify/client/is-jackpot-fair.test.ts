import { playRound } from '@halls/fairness';
import { expect, it } from 'vitest';
import { drawJackpot, isJackpotHit, jackpotDomain, unitsPerWin } from '../../jackpot.ts';
import { isJackpotFair } from './is-jackpot-fair.ts';

const serverSeed = '5c'.repeat(32);
/** The first nonce that wins with these seeds. */
const firstHit = 5072;
/** The dearest spin of the currency: one of two thousand wins. */
const round = { stake: '100.00', currency: 'USD' } as const;

async function drawn(nonce: number) {
  const seed = { serverSeed, clientSeed: 'mine', nonce };
  const jackpot = await playRound({ ...seed, domain: jackpotDomain }, (draw) =>
    drawJackpot(draw, 10_000n, unitsPerWin.USD),
  );
  return { seed, jackpot };
}

it('knows a hit and a miss of the stated odds, and nothing else', async () => {
  const { seed, jackpot } = await drawn(firstHit);
  const { seed: next, jackpot: missed } = await drawn(firstHit + 1);
  expect([isJackpotHit(jackpot), isJackpotHit(missed)]).toEqual([true, false]);
  const hit = { ...jackpot, is_hit: true, amount: '4000.00' };
  const miss = { ...missed, is_hit: false, amount: null };
  expect(await isJackpotFair({ ...round, jackpot: hit }, seed)).toBe(true);
  expect(await isJackpotFair({ ...round, jackpot: miss }, next)).toBe(true);
  expect(await isJackpotFair({ ...round, jackpot: null }, seed)).toBe(true);
  for (const lie of [
    { ...hit, is_hit: false, amount: null },
    { ...hit, amount: null },
    { ...hit, drawn: hit.drawn + 1 },
    // odds that the house would have liked better
    { ...hit, of: hit.of * 2 },
    { ...hit, units: 1 },
  ])
    expect(await isJackpotFair({ ...round, jackpot: lie }, seed)).toBe(false);
  expect(await isJackpotFair({ ...round, jackpot: hit }, next)).toBe(false);
});
