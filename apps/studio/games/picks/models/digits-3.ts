import { ownReturn, type PicksModel } from '../picks-model.ts';
import { calmTimetable } from '../../timetable.ts';

/** 0 … 999, shown with three digits. */
export interface DigitsOutcome {
  number: number;
}

const patterns: readonly [id: string, form: RegExp, best: number][] = [
  ['straight', /^\d{3}$/, 95_000],
  ['box', /^(\d)(?!\1)(\d)(?!\1|\2)\d$/, 15_830],
  ['last-two', /^\d{2}$/, 9_500],
  ['last', /^\d$/, 950],
];
const plain: Readonly<Record<string, number>> = { high: 190, low: 190, odd: 190, even: 190 };

/** One number of three digits. Box takes three different digits in any order; high is 500 to 999. */
export const digits3: PicksModel<DigitsOutcome> = {
  id: 'digits-3',
  timetable: calmTimetable,
  isContest: false,
  options: [
    ...Object.entries(plain).map(([id, best]) => ({ id, best })),
    { id: 'last', best: 950, parameter: 'digit' },
    { id: 'last-two', best: 9_500, parameter: 'two-digits' },
    { id: 'box', best: 15_830, parameter: 'three-digits' },
    { id: 'straight', best: 95_000, parameter: 'three-digits' },
  ],
  examples: [...Object.keys(plain), 'last:7', 'last-two:07', 'box:123', 'straight:123'],
  play: (draw) => ({ number: draw.nextInt(1000) }),
  returnOf(option, { number }) {
    const text = number.toString().padStart(3, '0');
    const even = ownReturn(plain, option);
    if (even !== undefined) {
      const wins = { high: number >= 500, low: number < 500, odd: number % 2 === 1, even: number % 2 === 0 }[
        option
      ];
      return wins ? even : 0;
    }
    const [id, choice = ''] = option.split(':');
    const pattern = patterns.find(([name, form]) => name === id && form.test(choice));
    if (!pattern || option !== `${id}:${choice}`) return null;
    const wins =
      id === 'box'
        ? [...choice].toSorted().join('') === [...text].toSorted().join('')
        : text.endsWith(choice);
    return wins ? pattern[2] : 0;
  },
  distributionOf(option) {
    const winning = new Map<number, number>();
    for (let number = 0; number < 1000; number += 1) {
      const hundredths = this.returnOf(option, { number })!;
      if (hundredths > 0) winning.set(hundredths, (winning.get(hundredths) ?? 0) + 1);
    }
    return [...winning].map(([hundredths, count]) => ({ probability: count / 1000, hundredths }));
  },
};
