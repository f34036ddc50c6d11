import { foldWildReels, showsWild } from '../slots/exact-wild-reels.ts';
import type { WildReelModel } from '../slots/play-wild-reels.ts';
import { type BoughtSpins, wildSymbol } from '../slots/slot-model.ts';
import { countWindows } from './count-windows.ts';
import { type Moments, momentsOf, rootOf, type SlotFigures } from './moments.ts';

/** A round is its window and the free spins that it awards; the two depend on each other by their number alone. */
export function wildReelFigures(model: WildReelModel): SlotFigures {
  const { counts, windows } = countWindows(model);
  const { awarded } = model.freeSpins;
  const spinOf = coveredSpins(model);
  const base = momentsOf(counts, windows, awarded, 1);
  let feature = 0;
  let square = 0;
  let maximum = 0;
  counts.forEach((byUnits, scatters) => {
    const worth = worthOf(model, awarded[scatters] ?? 0, spinOf);
    byUnits.forEach((count, units) => {
      if (count === 0) return;
      const share = count / windows;
      feature += share * worth.mean;
      square += share * (units * units + 2 * units * worth.mean + worth.square);
      maximum = Math.max(maximum, units + worth.most);
    });
  });
  return {
    base: base.pay / model.stakeUnits,
    feature: feature / model.stakeUnits,
    deviation: rootOf(square - (base.pay + feature) ** 2) / model.stakeUnits,
    hitShare: base.hitShare,
    featureShare: base.featureShare,
    maximum: maximum / model.stakeUnits,
    ...bounded,
  };
}

/** As shares of what the free spins cost. */
export function boughtFigures(model: WildReelModel, { spins, price }: BoughtSpins): SlotFigures {
  const stake = model.stakeUnits * price;
  const { mean, square, most, blank } = worthOf(model, spins, coveredSpins(model));
  return {
    ...{ base: 0, feature: mean / stake, deviation: rootOf(square - mean ** 2) / stake },
    ...{ hitShare: 1 - blank, featureShare: 1, maximum: most / stake, ...bounded },
  };
}

/** Covered reels bring spins, and there are only so many of them. */
const bounded = { isBounded: true, freeSpinMaximum: null, maximumShare: null };

type CoveredSpin = (covered: number) => Moments;

/** Of so many free spins, in units: `blank` is how likely they pay nothing. */
interface Worth {
  readonly mean: number;
  readonly square: number;
  readonly most: number;
  readonly blank: number;
}

/** The rest of the spins depends on what a spin covers, and not on what it pays. */
function worthOf(model: WildReelModel, spins: number, spinOf: CoveredSpin): Worth {
  return foldWildReels<Worth>(model, spins, {
    end: { mean: 0, square: 0, most: 0, blank: 1 },
    join: (coverings) =>
      coverings.reduce<Worth>(
        (sum, { covered, chance, rest }) => {
          const spin = spinOf(covered);
          return {
            mean: sum.mean + chance * (spin.pay + rest.mean),
            square: sum.square + chance * (spin.paySquare + 2 * spin.pay * rest.mean + rest.square),
            most: Math.max(sum.most, spin.most + rest.most),
            blank: sum.blank + chance * (1 - spin.hitShare) * rest.blank,
          };
        },
        { mean: 0, square: 0, most: 0, blank: 0 },
      ),
  });
}

/** Every window of a free spin after which just these reels are covered. */
function coveredSpins(model: WildReelModel): CoveredSpin {
  const { strips } = model.freeSpins.wildReels;
  const known = new Map<number, Moments>();
  return (covered) => {
    const isCovered = (reel: number): boolean => (covered & (1 << reel)) !== 0;
    const shown = {
      ...model,
      strips: strips.map((strip, reel) => (isCovered(reel) ? [wildSymbol] : strip)),
    };
    const count = (): Moments => {
      const { counts, windows } = countWindows(
        shown,
        (reel, stop) => isCovered(reel) || !showsWild(model, reel, stop),
      );
      return momentsOf(counts, windows, [], model.freeSpins.multiplier);
    };
    const moments = known.get(covered) ?? count();
    known.set(covered, moments);
    return moments;
  };
}
