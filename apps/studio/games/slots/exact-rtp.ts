import { unitsOfLine } from './evaluate-window.ts';
import { type ReelModel, type Rtp, scatterSymbol, type SlotModel, wildSymbol } from './slot-model.ts';
import { exactCluster } from './exact-cluster.ts';
import { exactHold } from './exact-hold.ts';
import { exactTumble } from './exact-tumble.ts';
import { expectedWildReelUnits } from './exact-wild-reels.ts';
import { hasWildReels } from './play-wild-reels.ts';

/**
 * Computed from the strips by full enumeration, not measured: reels stop independently and each stop is equally
 * likely, so every expectation is a sum over symbol counts. Sums are whole numbers until the one division at the end.
 */
export function exactRtp(model: SlotModel): Rtp {
  if (model.kind === 'tumble' || model.kind === 'cluster') {
    const { base, total } = model.kind === 'tumble' ? exactTumble(model) : exactCluster(model);
    return { base, feature: total - base, total };
  }
  const spinUnits =
    (model.kind === 'lines' ? expectedLineUnits(model) : expectedWaysUnits(model)) +
    expectedScatterUnits(model);
  const base = spinUnits / model.stakeUnits;
  if (model.hold) {
    const worth = exactHold(model.hold, model.strips.length * model.rows);
    const feature =
      scatterDistribution(model).reduce((sum, share, coins) => sum + share * worth[coins]!.mean, 0) /
      model.stakeUnits;
    return { base, feature, total: base + feature };
  }
  if (!model.freeSpins) return { base, feature: 0, total: base };

  const { awarded, multiplier, hasExpandingSymbol } = model.freeSpins;
  const scatters = scatterDistribution(model);
  if (hasWildReels(model)) {
    const units = scatters.reduce(
      (sum, share, count) => sum + share * multiplier * expectedWildReelUnits(model, awarded[count] ?? 0),
      0,
    );
    const feature = units / model.stakeUnits;
    return { base, feature, total: base + feature };
  }
  const awardedPerSpin = scatters.reduce((sum, share, count) => sum + share * (awarded[count] ?? 0), 0);
  // Every free spin awards as many again on average, so that one awarded spin becomes 1/(1-a) played ones.
  const freeSpinsPerRound = awardedPerSpin / (1 - awardedPerSpin);
  const expandedUnits = hasExpandingSymbol ? expectedExpandedUnits(model) : 0;
  const feature = (freeSpinsPerRound * multiplier * (spinUnits + expandedUnits)) / model.stakeUnits;
  return { base, feature, total: base + feature };
}

/** How often n scatters stand in the window, for n = 0, 1, 2 … */
export function scatterDistribution(model: ReelModel): number[] {
  let distribution = [1];
  for (const strip of model.strips) {
    const onReel = new Array<number>(model.rows + 1).fill(0);
    for (let stop = 0; stop < strip.length; stop += 1)
      onReel[countInWindow(model, strip, stop, scatterSymbol)]! += 1;
    const next = new Array<number>(distribution.length + model.rows).fill(0);
    distribution.forEach((share, count) =>
      onReel.forEach((stops, more) => (next[count + more]! += (share * stops) / strip.length)),
    );
    distribution = next;
  }
  return distribution;
}

/** Every row of a reel shows every place of its strip equally often, so all lines have the same expectation. */
function expectedLineUnits(model: ReelModel): number {
  const symbolCounts = model.strips.map((strip) => countSymbols(strip));
  let sum = 0n;
  const visit = (symbols: number[], combinations: bigint): void => {
    if (symbols.length === model.strips.length) {
      sum += combinations * BigInt(unitsOfLine(model, symbols));
      return;
    }
    symbolCounts[symbols.length]!.forEach((count, symbol) => {
      if (count > 0) visit([...symbols, symbol], combinations * BigInt(count));
    });
  };
  visit([], 1n);
  const combinations = model.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return (Number(sum) / Number(combinations)) * model.lines.length;
}

/** Ways multiply over independent reels: the expectation of a product is the product of the expectations. */
function expectedWaysUnits(model: ReelModel): number {
  let units = 0;
  for (let symbol = 0; symbol < wildSymbol; symbol += 1) {
    let ways = 1;
    model.strips.forEach((strip, reel) => {
      const matching = strip.map(
        (_, stop) =>
          countInWindow(model, strip, stop, symbol) + countInWindow(model, strip, stop, wildSymbol),
      );
      ways *= matching.reduce((sum, count) => sum + count, 0) / strip.length;
      const next = model.strips[reel + 1];
      const endsHere = next
        ? next.filter(
            (_, stop) =>
              countInWindow(model, next, stop, symbol) + countInWindow(model, next, stop, wildSymbol) === 0,
          ).length / next.length
        : 1;
      units += ways * endsHere * (model.pays[symbol]![reel + 1] ?? 0);
    });
  }
  return units;
}

function expectedScatterUnits(model: ReelModel): number {
  return scatterDistribution(model).reduce(
    (sum, share, count) => sum + share * (model.scatterPays[count] ?? 0),
    0,
  );
}

/** The mean over the eight symbols that may be drawn to expand. */
function expectedExpandedUnits(model: ReelModel): number {
  let units = 0;
  for (let symbol = 0; symbol < wildSymbol; symbol += 1) {
    let reelsWithSymbol = [1];
    for (const strip of model.strips) {
      const share =
        strip.filter((_, stop) => countInWindow(model, strip, stop, symbol) > 0).length / strip.length;
      const next = new Array<number>(reelsWithSymbol.length + 1).fill(0);
      reelsWithSymbol.forEach((probability, count) => {
        next[count]! += probability * (1 - share);
        next[count + 1]! += probability * share;
      });
      reelsWithSymbol = next;
    }
    reelsWithSymbol.forEach(
      (probability, count) => (units += probability * (model.pays[symbol]![count] ?? 0) * model.lines.length),
    );
  }
  return units / wildSymbol;
}

function countInWindow(model: ReelModel, strip: readonly number[], stop: number, symbol: number): number {
  let count = 0;
  for (let row = 0; row < model.rows; row += 1) if (strip[(stop + row) % strip.length] === symbol) count += 1;
  return count;
}

function countSymbols(strip: readonly number[]): number[] {
  const counts = new Array<number>(scatterSymbol + 1).fill(0);
  for (const symbol of strip) counts[symbol]! += 1;
  return counts;
}
