import type { HoldAndSpin } from './slot-model.ts';

/** What hold and spin pays from so many coins on, in units: the mean, and the mean of the square. */
export interface HoldWorth {
  readonly mean: number;
  readonly square: number;
}

/**
 * `[coins at first]`. Every free cell of a respin shows a coin with the same chance, so the coins and the respins left
 * are a chain of few states, which ends in a number of coins; values are drawn by themselves.
 */
export function exactHold(hold: HoldAndSpin, cells: number): HoldWorth[] {
  const weightSum = hold.values.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = hold.values.reduce((sum, [units, weight]) => sum + units * weight, 0) / weightSum;
  const square = hold.values.reduce((sum, [units, weight]) => sum + units ** 2 * weight, 0) / weightSum;
  const chance = weightSum / (weightSum + hold.blankWeight);
  return finalCoins(hold.respins, chance, cells).map((shares, first) =>
    first < hold.from
      ? { mean: 0, square: 0 }
      : shares.reduce(
          (worth, share, count) => {
            const paid = count * mean + (count === cells ? hold.grand : 0);
            return {
              mean: worth.mean + share * paid,
              square: worth.square + share * (count * (square - mean ** 2) + paid ** 2),
            };
          },
          { mean: 0, square: 0 },
        ),
  );
}

/** `[coins at first][coins at last]`: how likely hold and spin ends so. */
export function finalCoins(respins: number, chance: number, cells: number): number[][] {
  const ends: number[][] = Array.from({ length: cells + 1 }, () => new Array<number>(cells + 1).fill(0));
  ends[cells]![cells] = 1;
  for (let coins = cells - 1; coins >= 0; coins -= 1) {
    const free = cells - coins;
    const none = (1 - chance) ** free;
    // all respins in a row without a coin, or some number of them and then the first new coins
    ends[coins]![coins] = none ** respins;
    const tries = (1 - none ** respins) / (1 - none);
    let binomial = none;
    for (let more = 1; more <= free; more += 1) {
      binomial *= ((free - more + 1) / more) * (chance / (1 - chance));
      ends[coins + more]!.forEach((share, last) => {
        ends[coins]![last]! += tries * binomial * share;
      });
    }
  }
  return ends;
}
