import { ClusterBoard } from './cluster-board.ts';
import { fallMultiplier } from './fall-pays.ts';
import type { ClusterModel } from './slot-model.ts';

/** Shares of the stake, but for the share of rounds whose first window pays. */
export interface ClusterWorth {
  readonly base: number;
  readonly total: number;
  /** The mean of the round's square. */
  readonly square: number;
  readonly hitShare: number;
  readonly maximum: number;
}

/** Plays the round of every combination of stops: they alone decide it, with all its falls. */
export function exactCluster(model: ClusterModel): ClusterWorth {
  const multipliers = Array.from({ length: model.maxFalls }, (_, fall) => fallMultiplier(model, fall));
  const board = new ClusterBoard(model);
  const sums = { rounds: 0, first: 0, units: 0, square: 0, hits: 0, most: 0 };

  const play = (): void => {
    let units = 0;
    for (let fall = 0; fall < model.maxFalls; fall += 1) {
      const paid = board.pay();
      if (paid === 0) break;
      units += multipliers[fall]! * paid;
      if (fall === 0) {
        sums.first += units;
        sums.hits += 1;
      }
      board.fall();
    }
    sums.rounds += 1;
    sums.units += units;
    sums.square += units * units;
    sums.most = Math.max(sums.most, units);
  };
  const stops = new Int32Array(model.strips.length);
  const choose = (reel: number): void => {
    if (reel === stops.length) {
      // a round leaves the reels as they fell
      stops.forEach((place, each) => board.stop(each, place));
      return play();
    }
    for (let place = 0; place < model.strips[reel]!.length; place += model.stopEvery) {
      stops[reel] = place;
      choose(reel + 1);
    }
  };
  choose(0);

  const { rounds } = sums;
  return {
    base: sums.first / rounds / model.stakeUnits,
    total: sums.units / rounds / model.stakeUnits,
    square: sums.square / rounds / model.stakeUnits ** 2,
    hitShare: sums.hits / rounds,
    maximum: sums.most / model.stakeUnits,
  };
}
