import { quickTimetable } from '../../timetable.ts';
import { ownReturn, type PicksModel, plainOptions } from '../picks-model.ts';

/** Where the wheel stops: 0 … 53, clockwise from the top. One number's win may be multiplied in the round. */
export interface ShowWheelOutcome {
  segment: number;
  boosted: number | null;
  times: number;
}

/** The number of each segment; a number pays so many times the stake. */
export const wheelNumbers: readonly number[] = [
  40, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 5, 2, 1, 20, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 1, 2, 1, 5, 1, 2, 1, 10, 1,
  2, 1, 20, 1, 2, 5, 2, 1, 5, 1, 2, 1, 10, 1, 2, 1, 5, 1, 2, 1,
];
export const payingNumbers = [1, 2, 5, 10, 20, 40] as const;
/** Which number's win is multiplied, by its weight of a hundred; else none is. */
export const boosts: readonly { readonly number: number | null; readonly weight: number }[] = [
  { number: 1, weight: 5 },
  { number: 2, weight: 16 },
  { number: 5, weight: 21 },
  { number: 10, weight: 14 },
  { number: 20, weight: 18 },
  { number: 40, weight: 21 },
  { number: null, weight: 5 },
];
/** By how much, by its weight of a hundred. */
export const boostTimes: readonly { readonly times: number; readonly weight: number }[] = [
  { times: 2, weight: 82 },
  { times: 3, weight: 12 },
  { times: 5, weight: 4 },
  { times: 10, weight: 2 },
];

const mostTimes = Math.max(...boostTimes.map(({ times }) => times));
const bestReturns = Object.fromEntries(
  payingNumbers.map((number) => [`on-${number}`, 100 + 100 * number * mostTimes]),
);

/** A wheel of 54 segments. The stake comes back with a win; a multiplier counts for the win alone. */
export const showWheel: PicksModel<ShowWheelOutcome> = {
  id: 'show-wheel',
  timetable: quickTimetable,
  isContest: false,
  ...plainOptions(bestReturns),
  play(draw) {
    const segment = draw.nextInt(wheelNumbers.length);
    const boosted = boosts[draw.nextWeighted(boosts.map(({ weight }) => weight))]!.number;
    const { times } = boostTimes[draw.nextWeighted(boostTimes.map(({ weight }) => weight))]!;
    return { segment, boosted, times: boosted === null ? 1 : times };
  },
  returnOf(option, { segment, boosted, times }) {
    if (ownReturn(bestReturns, option) === undefined) return null;
    const number = wheelNumbers[segment]!;
    if (option !== `on-${number}`) return 0;
    return 100 + 100 * number * (boosted === number ? times : 1);
  },
  distributionOf(option) {
    const number = Number(option.slice('on-'.length));
    const hit = wheelNumbers.filter((each) => each === number).length / wheelNumbers.length;
    const boost = boosts.find((each) => each.number === number)!.weight / 100;
    return [
      { probability: hit * (1 - boost), hundredths: 100 + 100 * number },
      ...boostTimes.map(({ times, weight }) => ({
        probability: (hit * boost * weight) / 100,
        hundredths: 100 + 100 * number * times,
      })),
    ];
  },
};
