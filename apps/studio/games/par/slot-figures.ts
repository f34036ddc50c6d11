import { exactCluster } from '../slots/exact-cluster.ts';
import { exactHold } from '../slots/exact-hold.ts';
import { exactTumble } from '../slots/exact-tumble.ts';
import { hasHold, type HoldModel } from '../slots/play-hold.ts';
import { hasWildReels } from '../slots/play-wild-reels.ts';
import type { ClusterModel, ReelModel, SlotModel, TumbleModel } from '../slots/slot-model.ts';
import { countWindows, type WindowCounts } from './count-windows.ts';
import { type Beyond, beyondMaximum } from './maximum-figures.ts';
import { type Moments, momentsOf, rootOf, type SlotFigures } from './moments.ts';
import { wildReelFigures } from './wild-reel-figures.ts';

/** What a slot's spin is worth, computed from every window of its reels or every fall of its cells. */
export function slotFigures(model: SlotModel): SlotFigures {
  if (model.kind === 'tumble') return tumbleFigures(model);
  if (model.kind === 'cluster') return clusterFigures(model);
  if (hasHold(model)) return holdFigures(model);
  return hasWildReels(model) ? wildReelFigures(model) : reelFigures(model);
}

function reelFigures(model: ReelModel): SlotFigures {
  const windows = countWindows(model);
  const awarded = model.freeSpins?.awarded ?? [];
  const stake = model.stakeUnits;
  const base = momentsOf(windows.counts, windows.windows, awarded, 1);
  const maximum = base.most / stake;
  const figures = {
    base: base.pay / stake,
    hitShare: base.hitShare,
    featureShare: base.featureShare,
    maximum,
  };
  if (!model.freeSpins)
    return {
      ...figures,
      feature: 0,
      deviation: rootOf(base.paySquare - base.pay ** 2) / stake,
      ...noFreeSpins,
    };

  const { multiplier } = model.freeSpins;
  const trees = freeSpinCounts(windows).map((counts) =>
    treeOf(momentsOf(counts, windows.windows, awarded, multiplier)),
  );
  const mean = (valueOf: (tree: Tree) => number): number =>
    trees.reduce((sum, tree) => sum + valueOf(tree), 0) / trees.length;
  // A round is its window and one tree for each awarded spin; an expanding symbol is the same in all of them.
  const unbounded = base.awarded * mean((tree) => tree.mean);
  const square =
    base.paySquare +
    2 * base.payTimesAwarded * mean((tree) => tree.mean) +
    base.awardedSquare * mean((tree) => tree.mean ** 2) +
    base.awarded * mean((tree) => tree.variance);
  const beyond = whatLiesBeyond(model, windows, base.most);
  const feature = unbounded - beyond.mean;
  return {
    ...figures,
    maximum: (model.maximumUnits ?? base.most) / stake,
    feature: feature / stake,
    deviation: rootOf(square - beyond.square - (base.pay + feature) ** 2) / stake,
    isBounded: model.maximumUnits !== undefined,
    freeSpinMaximum:
      model.maximumUnits === undefined ? Math.max(...trees.map((tree) => tree.most)) / stake : null,
    maximumShare: beyond.share || null,
  };
}

const noFreeSpins = { isBounded: true, freeSpinMaximum: null, maximumShare: null };

function whatLiesBeyond(
  { id, maximumUnits, freeSpins }: ReelModel,
  windows: WindowCounts,
  baseMost: number,
): Beyond {
  if (maximumUnits === undefined || !freeSpins) return { mean: 0, square: 0, share: 0 };
  // only free spins are ended by it
  if (baseMost >= maximumUnits) throw new RangeError(`a window of ${id} pays its maximum`);
  return beyondMaximum(windows, freeSpins, maximumUnits);
}

function freeSpinCounts({ counts, expanded }: WindowCounts): readonly (readonly Float64Array[])[] {
  return expanded.length > 0 ? expanded : [counts];
}

interface Tree {
  readonly mean: number;
  readonly variance: number;
  readonly most: number;
}

/** A free spin with all that it awards again: its pay Y and, for each of R spins, another such tree T. */
function treeOf(spin: Moments): Tree {
  const mean = spin.pay / (1 - spin.awarded);
  // Var T = Var(Y + R·E[T]) + E[R]·Var T
  const square = spin.paySquare + 2 * mean * spin.payTimesAwarded + mean ** 2 * spin.awardedSquare;
  return { mean, variance: (square - mean ** 2) / (1 - spin.awarded), most: spin.most };
}

/** A round is its window and what hold and spin pays from the coins in it: the two depend on each other by their number alone. */
function holdFigures(model: HoldModel): SlotFigures {
  const { counts, windows } = countWindows(model);
  const cells = model.strips.length * model.rows;
  const worth = exactHold(model.hold, cells);
  const base = momentsOf(counts, windows, [], 1);
  const dearest = Math.max(...model.hold.values.map(([units]) => units));
  let feature = 0;
  let square = base.paySquare;
  let features = 0;
  let maximum = 0;
  counts.forEach((byUnits, coins) => {
    const isHeld = coins >= model.hold.from;
    byUnits.forEach((count, units) => {
      if (count === 0) return;
      const share = count / windows;
      if (isHeld) features += count;
      feature += share * worth[coins]!.mean;
      square += share * (2 * units * worth[coins]!.mean + worth[coins]!.square);
      maximum = Math.max(maximum, units + (isHeld ? cells * dearest + model.hold.grand : 0));
    });
  });
  return {
    base: base.pay / model.stakeUnits,
    feature: feature / model.stakeUnits,
    deviation: rootOf(square - (base.pay + feature) ** 2) / model.stakeUnits,
    hitShare: base.hitShare,
    featureShare: features / windows,
    maximum: maximum / model.stakeUnits,
    ...noFreeSpins,
  };
}

function tumbleFigures(model: TumbleModel): SlotFigures {
  const { base, total, square } = exactTumble(model);
  const hitShare = 1 - shareWithoutWin(model);
  return {
    base,
    feature: total - base,
    deviation: rootOf(square - total ** 2),
    hitShare,
    featureShare: hitShare,
    maximum: tumbleMaximum(model),
    ...noFreeSpins,
  };
}

function clusterFigures(model: ClusterModel): SlotFigures {
  const { base, total, square, hitShare, maximum } = exactCluster(model);
  return {
    base,
    feature: total - base,
    deviation: rootOf(square - total ** 2),
    hitShare,
    featureShare: hitShare,
    maximum,
    ...noFreeSpins,
  };
}

/** The chance that no symbol stands often enough to pay: counts placed symbol by symbol. */
function shareWithoutWin(model: TumbleModel): number {
  const cells = model.reels * model.rows;
  const sum = model.weights.reduce((total, weight) => total + weight, 0);
  // by cells left: the chance of the counts so far, with the cells' orders
  let open = new Float64Array(cells + 1);
  open[cells] = 1;
  let weightLeft = sum;
  model.weights.forEach((weight, symbol) => {
    const next = new Float64Array(cells + 1);
    const fewest = Math.min(...model.pays[symbol]!.map(([atLeast]) => atLeast));
    const share = weight / weightLeft;
    open.forEach((chance, left) => {
      if (chance === 0) return;
      let binomial = (1 - share) ** left;
      for (let count = 0; count <= left && count < fewest; count += 1) {
        next[left - count]! += chance * (share === 1 ? Number(count === left) : binomial);
        binomial *= ((left - count) / (count + 1)) * (share / (1 - share));
      }
    });
    open = next;
    weightLeft -= weight;
  });
  return open[0]!;
}

/** The best grid in every fall: its winners vanish whole, so that the next fall is free again. */
function tumbleMaximum(model: TumbleModel): number {
  const best = (symbol: number, cells: number): number =>
    symbol === model.pays.length
      ? 0
      : model.pays[symbol]!.reduce(
          (most, [atLeast, units]) =>
            atLeast > cells ? most : Math.max(most, units + best(symbol + 1, cells - atLeast)),
          best(symbol + 1, cells),
        );
  const multipliers = Array.from(
    { length: model.maxFalls },
    (_, fall) => model.multipliers[Math.min(fall, model.multipliers.length - 1)]!,
  );
  return (
    (best(0, model.reels * model.rows) * multipliers.reduce((sum, multiplier) => sum + multiplier, 0)) /
    model.stakeUnits
  );
}
