import { calmTimetable } from '../../timetable.ts';
import { type PicksModel, type PicksOption, returnFor, type ReturnShare } from '../picks-model.ts';
import { choose } from './choose.ts';

/** Seven of the numbers 1 … 49 in the order drawn; the last of them is the special number. */
export interface MarkSixOutcome {
  numbers: number[];
}

export const ballCount = 49;
export const plainCount = 6;
/** Neither big nor small, odd nor even: whoever has bet on one of these has the stake back. */
export const neutralBall = 49;
export const bigFromBall = 25;
const rtp = 0.97;

/** The colour of each number, from 1 on; the customary ones. */
const colourRow = 'rrbbggrrbbgrrbbggrrbggrrbbggrrbggrrbbggrbbggrrbbg';
export type BallColour = 'red' | 'blue' | 'green';
const colourNames: Readonly<Record<string, BallColour>> = { r: 'red', b: 'blue', g: 'green' };
export const ballColours: readonly BallColour[] = [...colourRow].map((letter) => colourNames[letter]!);

export function colourOfBall(ball: number): BallColour {
  return ballColours[ball - 1]!;
}

/** How many different numbers such a bet names: all of them among the first six; of `none` none among the seven. */
export const ballsOfSet = { two: 2, three: 3, none: 5 } as const;
export const halves = ['big', 'small', 'odd', 'even'] as const;
export const colours = ['red', 'blue', 'green'] as const;

const chances: Readonly<Record<string, number>> = {
  special: 1 / ballCount,
  drawn: plainCount / ballCount,
  ...Object.fromEntries(
    colours.map((colour) => [colour, ballColours.filter((each) => each === colour).length / ballCount]),
  ),
  two: choose(ballCount - 2, plainCount - 2) / choose(ballCount, plainCount),
  three: choose(ballCount - 3, plainCount - 3) / choose(ballCount, plainCount),
  none: choose(ballCount - ballsOfSet.none, plainCount + 1) / choose(ballCount, plainCount + 1),
};
/** Of 48 numbers 24, and at one of 49 the stake comes back. */
const halfChance = (ballCount - 1) / 2 / ballCount;
const halfReturn = returnFor(halfChance, rtp - 1 / ballCount);
const bestOf = (name: string): number => (isHalf(name) ? halfReturn : returnFor(chances[name]!, rtp));

const withChoice: readonly (readonly [string, PicksOption['parameter'], string])[] = [
  ['special', 'two-digits', '07'],
  ['drawn', 'two-digits', '07'],
  ['two', 'two-digits-set', '07-17'],
  ['three', 'two-digits-set', '07-17-27'],
  ['none', 'two-digits-set', '07-17-27-37-47'],
];

/** Six numbers of forty-nine and a special one. Choices are written with two digits, those of a set in order. */
export const markSix: PicksModel<MarkSixOutcome> = {
  id: 'mark-six',
  timetable: calmTimetable,
  isContest: false,
  options: [
    ...[...halves, ...colours].map((id) => ({ id, best: bestOf(id) })),
    ...withChoice.map(([id, parameter]) => ({
      ...{ id, best: bestOf(id) },
      ...(parameter && { parameter }),
    })),
  ],
  examples: [...halves, ...colours, ...withChoice.map(([id, , choice]) => `${id}:${choice}`)],
  play: (draw) => ({
    numbers: draw
      .shuffle(Array.from({ length: ballCount }, (_, index) => index + 1))
      .slice(0, plainCount + 1),
  }),
  returnOf(option, { numbers }) {
    const choice = choiceOf(option);
    if (!choice) return null;
    const { name, balls } = choice;
    const special = numbers[plainCount]!;
    if (isHalf(name) && special === neutralBall) return 100;
    return isWon(name, balls, numbers) ? bestOf(name) : 0;
  },
  distributionOf(option): ReturnShare[] {
    const [name = ''] = option.split(':');
    if (!isHalf(name)) return [{ probability: chances[name]!, hundredths: bestOf(name) }];
    return [
      { probability: halfChance, hundredths: halfReturn },
      { probability: 1 / ballCount, hundredths: 100 },
    ];
  },
};

function isWon(name: string, balls: readonly number[], numbers: readonly number[]): boolean {
  const special = numbers[plainCount]!;
  const isAmongSix = (ball: number): boolean => numbers.indexOf(ball) >= 0 && ball !== special;
  switch (name) {
    case 'big':
      return special >= bigFromBall;
    case 'small':
      return special < bigFromBall;
    case 'odd':
      return special % 2 === 1;
    case 'even':
      return special % 2 === 0;
    case 'special':
      return balls[0] === special;
    case 'none':
      return !balls.some((ball) => numbers.includes(ball));
    case 'drawn':
    case 'two':
    case 'three':
      return balls.every(isAmongSix);
    default:
      return colourOfBall(special) === name;
  }
}

/** What an option bets on; null where there is none such. */
function choiceOf(option: string): { readonly name: string; readonly balls: readonly number[] } | null {
  if (isHalf(option) || colours.some((colour) => colour === option)) return { name: option, balls: [] };
  const [name = '', choice = ''] = option.split(':');
  const kind = withChoice.find(([id]) => id === name);
  if (!kind || option !== `${name}:${choice}` || !/^\d{2}(?:-\d{2})*$/.test(choice)) return null;
  const balls = choice.split('-').map(Number);
  const isInOrder = balls.every(
    (ball, at) => ball >= 1 && ball <= ballCount && (at === 0 || ball > balls[at - 1]!),
  );
  return isInOrder && choice.length === kind[2].length ? { name, balls } : null;
}

function isHalf(name: string): boolean {
  return halves.some((half) => half === name);
}
