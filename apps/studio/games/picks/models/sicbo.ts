import { ownReturn, type PicksModel, plainOptions } from '../picks-model.ts';
import { quickTimetable } from '../../timetable.ts';

export interface SicboOutcome {
  dice: [number, number, number];
}

const totalReturns: Readonly<Record<number, number>> = {
  4: 6800,
  5: 3400,
  6: 2050,
  7: 1365,
  8: 975,
  9: 820,
  10: 760,
  11: 760,
  12: 820,
  13: 975,
  14: 1365,
  15: 2050,
  16: 3400,
  17: 6800,
};
const returns: Readonly<Record<string, number>> = {
  small: 200,
  big: 200,
  odd: 200,
  even: 200,
  'any-triple': 3400,
  ...Object.fromEntries(Object.entries(totalReturns).map(([total, best]) => [`total-${total}`, best])),
};

/** Three dice. Small is 4 to 10, big 11 to 17; small, big, odd and even lose to a triple. */
export const sicbo: PicksModel<SicboOutcome> = {
  id: 'sicbo',
  timetable: quickTimetable,
  isContest: false,
  ...plainOptions(returns),
  play: (draw) => ({ dice: [draw.nextInt(6) + 1, draw.nextInt(6) + 1, draw.nextInt(6) + 1] }),
  returnOf(option, { dice: [a, b, c] }) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    const total = a + b + c;
    const isTriple = a === b && b === c;
    if (option === 'any-triple') return isTriple ? best : 0;
    if (option.startsWith('total-')) return option === `total-${total}` ? best : 0;
    if (isTriple) return 0;
    const wins = { small: total <= 10, big: total >= 11, odd: total % 2 === 1, even: total % 2 === 0 }[
      option
    ];
    return wins ? best : 0;
  },
  distributionOf(option) {
    let winning = 0;
    for (let roll = 0; roll < 216; roll += 1) {
      const dice: [number, number, number] = [
        (roll % 6) + 1,
        (Math.floor(roll / 6) % 6) + 1,
        Math.floor(roll / 36) + 1,
      ];
      if (this.returnOf(option, { dice })! > 0) winning += 1;
    }
    return [{ probability: winning / 216, hundredths: returns[option]! }];
  },
};
