import type { PicksModelId } from '@halls/house-games';
import { type PicksModel, returnFor } from '../picks-model.ts';
import { calmTimetable } from '../../timetable.ts';

/** Runners 1 … n in the order of arrival. */
export interface RaceOutcome {
  order: number[];
}

export interface RaceModel extends PicksModel<RaceOutcome> {
  readonly weights: readonly number[];
  readonly placed: number;
}

const targetRtp = 0.955;

/** Places go one after the other, to each remaining runner as often as its weight says. */
export function createRace(id: PicksModelId, weights: readonly number[], placed: number): RaceModel {
  const runners = weights.map((_, i) => i + 1);
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Map<string, number>();
  for (const first of runners) {
    shares.set(`win:${first}`, weights[first - 1]! / weightSum);
    shares.set(`place:${first}`, placeShare(weights, weightSum, first - 1, placed));
    for (const second of runners)
      if (second !== first)
        shares.set(`exacta:${first}-${second}`, pairShare(weights, weightSum, first - 1, second - 1));
  }
  const returnTable = new Map([...shares].map(([option, share]) => [option, returnFor(share, targetRtp)]));
  const best = (kind: string): number =>
    Math.max(...[...returnTable].filter(([option]) => option.startsWith(kind)).map(([, value]) => value));
  return {
    id,
    timetable: calmTimetable,
    isContest: true,
    weights,
    placed,
    examples: [...returnTable.keys()],
    options: [
      { id: 'win', best: best('win'), parameter: 'runner' },
      { id: 'place', best: best('place'), parameter: 'runner' },
      { id: 'exacta', best: best('exacta'), parameter: 'runner-pair' },
    ],
    play(draw) {
      const left = [...weights];
      const order = runners.map(() => {
        const index = draw.nextWeighted(left);
        left[index] = 0;
        return index + 1;
      });
      return { order };
    },
    returnOf(option, { order }) {
      const hundredths = returnTable.get(option);
      if (hundredths === undefined) return null;
      const [kind, choice = ''] = option.split(':');
      if (kind === 'win') return order[0] === Number(choice) ? hundredths : 0;
      if (kind === 'place') return order.slice(0, placed).includes(Number(choice)) ? hundredths : 0;
      return `${order[0]}-${order[1]}` === choice ? hundredths : 0;
    },
    distributionOf: (option) => [{ probability: shares.get(option)!, hundredths: returnTable.get(option)! }],
  };
}

export const race8 = createRace('race-8', [22, 18, 15, 13, 11, 9, 7, 5], 3);
export const race6 = createRace('race-6', [24, 21, 18, 15, 12, 10], 2);

function pairShare(weights: readonly number[], sum: number, first: number, second: number): number {
  return (weights[first]! / sum) * (weights[second]! / (sum - weights[first]!));
}

/** The chance to come in among the first `placed`: the walk over who comes before. */
function placeShare(weights: readonly number[], sum: number, runner: number, placed: number): number {
  const walk = (left: readonly number[], leftSum: number, places: number): number => {
    if (places === 0) return 0;
    let share = left[runner]! / leftSum;
    left.forEach((weight, other) => {
      if (other === runner || weight === 0) return;
      share += (weight / leftSum) * walk(left.with(other, 0), leftSum - weight, places - 1);
    });
    return share;
  };
  return walk(weights, sum, placed);
}
