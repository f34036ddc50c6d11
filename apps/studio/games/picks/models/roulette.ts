import { quickTimetable } from '../../timetable.ts';
import { ownReturn, type PicksModel } from '../picks-model.ts';

/** Where the ball lies: 0 … 36. */
export interface RouletteOutcome {
  pocket: number;
}

export const pockets = 37;
export const redPockets: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];
/** The pockets of the wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export function colourOf(pocket: number): 'zero' | 'red' | 'black' {
  if (pocket === 0) return 'zero';
  return redPockets.includes(pocket) ? 'red' : 'black';
}

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const firstOfRows = numbers.filter((number) => number % 3 === 1);
const isRightmost = (number: number): boolean => number % 3 === 0;

/** Chips on numbers that lie together on the cloth, by what such a bet is called. */
export const insideBets: Readonly<Record<string, readonly (readonly number[])[]>> = {
  straight: [0, ...numbers].map((number) => [number]),
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.filter((number) => !isRightmost(number)).map((number) => [number, number + 1]),
    ...numbers.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...firstOfRows.map((first) => [first, first + 1, first + 2])],
  corner: [
    [0, 1, 2, 3],
    ...numbers
      .filter((number) => number <= 33 && !isRightmost(number))
      .map((number) => [number, number + 1, number + 3, number + 4]),
  ],
  line: firstOfRows.filter((first) => first <= 31).map((first) => numbers.slice(first - 1, first + 5)),
};

const coveredBy: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(insideBets).flatMap(([kind, bets]) =>
    bets.map((covered) => [`${kind}:${covered.join('-')}`, covered] as const),
  ),
);

const evenReturns = { red: 200, black: 200, odd: 200, even: 200, low: 200, high: 200 };
const thirds = ['dozen', 'column'].flatMap((kind) => [1, 2, 3].map((place) => `${kind}:${place}`));
const thirdReturns = Object.fromEntries(thirds.map((option) => [option, 300]));
/** Whole for every kind: 36, 18, 12, 9 and 6 times the stake. */
const returnOfInside = (covered: readonly number[]): number => 3600 / covered.length;

/** One ball and 37 pockets. Nothing but bets on zero wins with it. */
export const roulette: PicksModel<RouletteOutcome> = {
  id: 'roulette',
  timetable: quickTimetable,
  isContest: false,
  options: [
    ...Object.entries(evenReturns).map(([id, best]) => ({ id, best })),
    { id: 'dozen', best: 300, parameter: 'third' },
    { id: 'column', best: 300, parameter: 'third' },
    ...Object.entries(insideBets).map(([id, [covered = []]]) => ({
      ...{ id, best: returnOfInside(covered), parameter: 'pockets' as const },
    })),
  ],
  examples: [
    ...Object.keys(evenReturns),
    ...thirds,
    ...['straight:17', 'split:17-20', 'street:16-17-18', 'corner:16-17-19-20', 'line:13-14-15-16-17-18'],
  ],
  play: (draw) => ({ pocket: draw.nextInt(pockets) }),
  returnOf(option, { pocket }) {
    const covered = coveredBy.get(option);
    if (covered) return covered.includes(pocket) ? returnOfInside(covered) : 0;
    const third = ownReturn(thirdReturns, option);
    if (third !== undefined) return isInThird(option, pocket) ? third : 0;
    const even = ownReturn(evenReturns, option);
    if (even === undefined) return null;
    return pocket > 0 && isOf(option as keyof typeof evenReturns, pocket) ? even : 0;
  },
  distributionOf(option) {
    const wins = Array.from({ length: pockets }, (_, pocket) => this.returnOf(option, { pocket }) ?? 0);
    const winning = wins.filter((hundredths) => hundredths > 0);
    return [{ probability: winning.length / pockets, hundredths: winning[0] ?? 0 }];
  },
};

function isInThird(option: string, pocket: number): boolean {
  if (pocket === 0) return false;
  const [kind, place] = option.split(':');
  return Number(place) === (kind === 'dozen' ? Math.ceil(pocket / 12) : ((pocket - 1) % 3) + 1);
}

function isOf(option: keyof typeof evenReturns, pocket: number): boolean {
  const isRed = colourOf(pocket) === 'red';
  return {
    ...{ red: isRed, black: !isRed, odd: pocket % 2 === 1, even: pocket % 2 === 0 },
    ...{ low: pocket <= 18, high: pocket >= 19 },
  }[option];
}
