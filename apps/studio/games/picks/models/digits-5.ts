import { minuteTimetable } from '../../timetable.ts';
import { type PicksModel, returnFor } from '../picks-model.ts';
import { betBook, type PlainBet } from './bet-book.ts';

/** 0 … 99999, shown with five digits: a ball for each place. */
export interface FiveDigitsOutcome {
  number: number;
}

/** Of the thousand numbers of three digits, how many have a form. They share out all of them. */
export const formsOfThree = { leopard: 10, straight: 60, pair: 270, half: 360, mixed: 300 } as const;
export type FormOfThree = keyof typeof formsOfThree;

/** Three neighbouring places, by the first of them, from 0. */
export const threes = { front: 0, middle: 1, back: 2 } as const;

export const bigFromDigit = 5;
export const bigFromTotal = 23;
const rtp = 0.97;
export const places = [1, 2, 3, 4, 5] as const;
const ten = Array.from({ length: 10 }, (_, digit) => digit);

/**
 * Neighbours go round: 9 and 0 lie beside each other. Leopard: all alike; pair: two alike; straight: three neighbours in
 * any order; half: two neighbours; mixed: none of these.
 */
export function formOf(three: readonly number[]): FormOfThree {
  const values = new Set(three);
  if (values.size === 1) return 'leopard';
  if (values.size === 2) return 'pair';
  const neighbours = three.filter((digit) => values.has((digit + 1) % 10)).length;
  if (neighbours === 2) return 'straight';
  return neighbours === 1 ? 'half' : 'mixed';
}

export function digitsOf({ number }: FiveDigitsOutcome): number[] {
  return [...number.toString().padStart(5, '0')].map(Number);
}

const bets = new Map<string, PlainBet<FiveDigitsOutcome>>([
  ...evenBets(
    (id) => `sum-${id}`,
    (outcome) => digitsOf(outcome).reduce((sum, digit) => sum + digit, 0),
    bigFromTotal,
  ),
  ['dragon', { chance: 0.45, wins: (outcome) => firstLessLast(outcome) > 0 }],
  ['tiger', { chance: 0.45, wins: (outcome) => firstLessLast(outcome) < 0 }],
  ['tie', { chance: 0.1, wins: (outcome) => firstLessLast(outcome) === 0 }],
  ...places.flatMap((place) => {
    const digitAt = (outcome: FiveDigitsOutcome): number => digitsOf(outcome)[place - 1]!;
    return [
      ...evenBets((id) => `${id}:${place}`, digitAt, bigFromDigit),
      ...ten.map((digit): [string, PlainBet<FiveDigitsOutcome>] => [
        `at:${place}-${digit}`,
        { chance: 0.1, wins: (outcome) => digitAt(outcome) === digit },
      ]),
    ];
  }),
  ...Object.entries(threes).flatMap(([three, from]) =>
    Object.entries(formsOfThree).map(([form, count]): [string, PlainBet<FiveDigitsOutcome>] => [
      `three:${three}-${form}`,
      {
        chance: count / 1000,
        wins: (outcome) => formOf(digitsOf(outcome).slice(from, from + 3)) === form,
      },
    ]),
  ),
]);

/** Five digits, drawn as one number: bets on their total, on first against last, on each place, and on three in a row. */
export const digits5: PicksModel<FiveDigitsOutcome> = {
  id: 'digits-5',
  timetable: minuteTimetable,
  isContest: false,
  options: [
    ...['sum-big', 'sum-small', 'sum-odd', 'sum-even', 'dragon', 'tiger', 'tie'].map((id) => ({
      id,
      best: returnFor(bets.get(id)!.chance, rtp),
    })),
    ...['big', 'small', 'odd', 'even'].map((id) => ({
      id,
      best: returnFor(0.5, rtp),
      parameter: 'place' as const,
    })),
    { id: 'at', best: returnFor(0.1, rtp), parameter: 'place-number' },
    { id: 'three', best: returnFor(formsOfThree.leopard / 1000, rtp), parameter: 'place-form' },
  ],
  ...betBook(bets, rtp),
  play: (draw) => ({ number: draw.nextInt(100_000) }),
};

/** Half of all numbers each: of ten digits five are odd and five big, and of five such the total is so as often. */
function evenBets(
  name: (id: string) => string,
  valueOf: (outcome: FiveDigitsOutcome) => number,
  bigFrom: number,
): [string, PlainBet<FiveDigitsOutcome>][] {
  return [
    [name('big'), { chance: 0.5, wins: (outcome) => valueOf(outcome) >= bigFrom }],
    [name('small'), { chance: 0.5, wins: (outcome) => valueOf(outcome) < bigFrom }],
    [name('odd'), { chance: 0.5, wins: (outcome) => valueOf(outcome) % 2 === 1 }],
    [name('even'), { chance: 0.5, wins: (outcome) => valueOf(outcome) % 2 === 0 }],
  ];
}

function firstLessLast(outcome: FiveDigitsOutcome): number {
  const digits = digitsOf(outcome);
  return digits[0]! - digits[4]!;
}
