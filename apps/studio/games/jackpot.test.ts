import { createDraw } from '@halls/fairness';
import { drawOfRound } from '@halls/fairness/node';
import { houseGames, houseJackpot, jackpotSeedMinor, returnsOf, totalOf } from '@halls/house-games';
import { currencyCodes } from '@halls/contract';
import { describe, expect, it } from 'vitest';
import { stakesOf } from '../server/modules/round/stakes.rules.ts';
import {
  contributionMinor,
  drawJackpot,
  isJackpotHit,
  isJackpotStake,
  jackpotDomain,
  unitsPerWin,
} from './jackpot.ts';

/** A draw that gives one number, whatever it is asked for. */
const giving = (value: number) => ({ ...createDraw(() => 0), nextInt: () => value });

describe('the jackpot', () => {
  it('is won by exactly as many of N numbers as units are staked', () => {
    for (const stakeMinor of [100n, 700n, 5_000n, 20_000n]) {
      let hits = 0;
      for (let value = 0; value < 1_000; value += 1)
        if (isJackpotHit(drawJackpot(giving(value), stakeMinor, 1_000))) hits += 1;
      expect(hits).toBe(Number(stakeMinor / 100n));
    }
  });

  it('gives each unit the same share and the same chance, at every stake of every currency', () => {
    for (const currency of currencyCodes) {
      const stakes = stakesOf({ engine: 'slots' }, currency).filter(isJackpotStake);
      expect(stakes.length).toBeGreaterThan(5);
      for (const stakeMinor of stakes) {
        expect(contributionMinor(stakeMinor) * 10_000n).toBe(stakeMinor * BigInt(houseJackpot.shareBp));
        // in whole minor units for pot and reserve, too
        expect((contributionMinor(stakeMinor) * BigInt(houseJackpot.reservePercent)) % 100n).toBe(0n);
      }
      const dearest = stakes.at(-1) ?? 0n;
      expect(unitsPerWin[currency]).toBe(Number(dearest / 100n) * 2_000);
    }
  });

  it('pays in the mean what its games give: seed and growth between two wins are the share of the stakes', () => {
    for (const currency of currencyCodes) {
      const stakedMinor = BigInt(unitsPerWin[currency]) * 100n;
      const grown = (contributionMinor(stakedMinor) * BigInt(100 - houseJackpot.reservePercent)) / 100n;
      expect(jackpotSeedMinor(currency) + grown).toBe(contributionMinor(stakedMinor));
      // and the reserve has gained the seed of the next pot
      expect(contributionMinor(stakedMinor) - grown).toBe(jackpotSeedMinor(currency));
    }
  });

  it('leaves the house a share in every game that has it', () => {
    const games = houseGames.filter((game) => game.jackpotShare !== undefined);
    expect(games.length).toBeGreaterThan(4);
    for (const game of games) {
      expect(game.jackpotShare).toBe(houseJackpot.shareBp / 10_000);
      expect(totalOf(returnsOf(game).highest)).toBeLessThan(0.99);
    }
  });

  it('is drawn from the round’s seeds and leaves the game’s own draws as they were', () => {
    const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 7 };
    const ofGame = drawOfRound(seed);
    const ofJackpot = drawOfRound({ ...seed, domain: jackpotDomain });
    const numbers = (draw: typeof ofGame) => Array.from({ length: 5 }, () => draw.nextInt(2 ** 32));
    expect(numbers(ofJackpot)).not.toEqual(numbers(ofGame));
    expect(numbers(drawOfRound({ ...seed, domain: jackpotDomain }))).not.toEqual(
      numbers(drawOfRound({ ...seed, nonce: 8, domain: jackpotDomain })),
    );
  });
});
