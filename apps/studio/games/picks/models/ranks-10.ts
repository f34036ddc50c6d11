import { minuteTimetable } from '../../timetable.ts';
import { type PicksModel, returnFor } from '../picks-model.ts';
import { betBook, type PlainBet } from './bet-book.ts';

/** The numbers 1 … 10 from the first place to the last. */
export interface RanksOutcome {
  order: number[];
}

type Bet = [string, PlainBet<RanksOutcome>];

const rtp = 0.97;
export const ranks = Array.from({ length: 10 }, (_, index) => index + 1);
export const bigFromNumber = 6;
export const bigFromSum = 12;
/** Places that meet the one as far from the other end. */
export const duels = [1, 2, 3, 4, 5] as const;
/** What the first two can add up to. */
export const sums = Array.from({ length: 17 }, (_, index) => index + 3);

/** Of the 90 ways in which two numbers can be first and second. */
const pairSums = ranks.flatMap((first) =>
  ranks.filter((second) => second !== first).map((second) => first + second),
);
const chanceOfSum = (isIt: (sum: number) => boolean): number =>
  pairSums.filter(isIt).length / pairSums.length;

const sumBets: readonly (readonly [string, (sum: number) => boolean])[] = [
  ['sum-big', (sum) => sum >= bigFromSum],
  ['sum-small', (sum) => sum < bigFromSum],
  ['sum-odd', (sum) => sum % 2 === 1],
  ['sum-even', (sum) => sum % 2 === 0],
  ...sums.map((wanted) => [`sum:${wanted}`, (sum: number) => sum === wanted] as const),
];

const bets = new Map<string, PlainBet<RanksOutcome>>([
  ...sumBets.map(([option, isIt]): Bet => [
    option,
    { chance: chanceOfSum(isIt), wins: ({ order }) => isIt(order[0]! + order[1]!) },
  ]),
  ...duels.flatMap((place): Bet[] => {
    const ahead = ({ order }: RanksOutcome): boolean => order[place - 1]! > order[10 - place]!;
    return [
      [`dragon:${place}`, { chance: 0.5, wins: ahead }],
      [`tiger:${place}`, { chance: 0.5, wins: (outcome) => !ahead(outcome) }],
    ];
  }),
  ...ranks.flatMap((place): Bet[] => {
    const at = ({ order }: RanksOutcome): number => order[place - 1]!;
    return [
      [`big:${place}`, { chance: 0.5, wins: (outcome) => at(outcome) >= bigFromNumber }],
      [`small:${place}`, { chance: 0.5, wins: (outcome) => at(outcome) < bigFromNumber }],
      [`odd:${place}`, { chance: 0.5, wins: (outcome) => at(outcome) % 2 === 1 }],
      [`even:${place}`, { chance: 0.5, wins: (outcome) => at(outcome) % 2 === 0 }],
      ...ranks.map((number): Bet => [
        `at:${place}-${number}`,
        { chance: 0.1, wins: (outcome) => at(outcome) === number },
      ]),
    ];
  }),
]);

/** Ten numbers in an order: bets on each place, on the sum of the first two, and on a place against its opposite. */
export const ranks10: PicksModel<RanksOutcome> = {
  id: 'ranks-10',
  timetable: minuteTimetable,
  isContest: false,
  options: [
    ...['sum-big', 'sum-small', 'sum-odd', 'sum-even'].map((id) => ({
      id,
      best: returnFor(bets.get(id)!.chance, rtp),
    })),
    ...['dragon', 'tiger', 'big', 'small', 'odd', 'even'].map((id) => ({
      id,
      best: returnFor(0.5, rtp),
      parameter: 'place' as const,
    })),
    { id: 'at', best: returnFor(0.1, rtp), parameter: 'place-number' },
    { id: 'sum', best: returnFor(2 / 90, rtp), parameter: 'total' },
  ],
  ...betBook(bets, rtp),
  play: (draw) => ({ order: draw.shuffle([...ranks]) }),
};
