import type { Draw } from '@halls/fairness';
import { calmTimetable } from '../../timetable.ts';
import { ownReturn, type PicksModel, plainOptions, returnFor, type ReturnShare } from '../picks-model.ts';
import { cardDealer } from './baccarat.ts';

/** Cards are 0 … 51: rank = card % 13 (0 ace … 12 king), suit = floor(card / 13), spades first. Five to a hand. */
export interface BullOutcome {
  /** Of the seats 1 to 4. */
  seats: number[][];
  banker: number[];
}

export const seatNumbers = [1, 2, 3, 4] as const;
const cardsOfHand = 5;

export const bullBull = 10;
const fiveCourt = 11;
/** How many times a hand counts in a double bet: by its bull, from none to five court. */
export const multiples = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5] as const;
/** Of a double bet a fifth lies on the seat, and the rest covers what a five court takes. The house keeps a tenth of a win. */
export const lossPerMultiple = 20;
export const winPerMultiple = 18;
export const returnOfEven = 195;

/** Bets on the banker's hand: the least and the best bull that win. */
export const bankerBulls: Readonly<Record<string, readonly [number, number]>> = {
  'banker-none': [0, 0],
  'banker-low': [1, 6],
  'banker-high': [7, 9],
  'banker-bull': [bullBull, fiveCourt],
};

/** Of all hands of five cards, how many have each bull. */
export const handsByBull = [
  872_128, 171_304, 168_096, 171_304, 168_096, 177_424, 168_096, 171_304, 168_096, 171_304, 191_016, 792,
] as const;
/** Of all pairs of hands from one pack, those that the first one wins, by its multiple: half of them, as no two are equal. */
export const pairsWon: Readonly<Record<number, number>> = {
  1: 1_061_231_496_012,
  2: 648_680_169_372,
  3: 282_196_514_964,
  5: 1_214_871_372,
};

/** The return of bets on what one hand is. */
const rtpOfHands = 0.96;

const returnOfBull = returnFor(chanceOf([bullBull, fiveCourt]), rtpOfHands);
const optionsOfSeat = (seat: number): string[] => [`even-${seat}`, `double-${seat}`, `bull-${seat}`];
/** The best that a bet gives back. */
const returns: Readonly<Record<string, number>> = Object.fromEntries([
  ...seatNumbers.flatMap((seat): [string, number][] => [
    [`even-${seat}`, returnOfEven],
    [`double-${seat}`, returnOfDouble(true, Math.max(...multiples))],
    [`bull-${seat}`, returnOfBull],
  ]),
  ...Object.entries(bankerBulls).map(([id, range]) => [id, returnFor(chanceOf(range), rtpOfHands)]),
]) as Record<string, number>;

/** A banker and four seats, five cards each from one pack, shuffled for every draw. Each seat plays against the banker. */
export const bullBullTable: PicksModel<BullOutcome> = {
  id: 'bull-bull',
  timetable: calmTimetable,
  isContest: false,
  ...plainOptions(returns),
  boxes: Object.fromEntries(seatNumbers.map((seat) => [seat, optionsOfSeat(seat)])),
  play: dealBulls,
  returnOf(option, { seats, banker }) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    const range = bankerBulls[option];
    if (range) return isWithin(bullOf(banker), range) ? best : 0;
    const [kind, seat] = option.split('-');
    const hand = seats[Number(seat) - 1]!;
    if (kind === 'bull') return bullOf(hand) >= bullBull ? best : 0;
    const isWon = beats(hand, banker);
    if (kind === 'even') return isWon ? best : 0;
    return returnOfDouble(isWon, multiples[bullOf(isWon ? hand : banker)]!);
  },
  distributionOf: sharesOf,
};

/** A card to each seat and one to the banker, five times. */
function dealBulls(draw: Draw): BullOutcome {
  const deal = cardDealer(draw, 1);
  const seats = seatNumbers.map((): number[] => []);
  const banker: number[] = [];
  for (let round = 0; round < cardsOfHand; round += 1) {
    for (const hand of seats) hand.push(deal());
    banker.push(deal());
  }
  return { seats, banker };
}

/**
 * 0 for none, 1 … 9, 10 bull-bull, 11 five court. A hand has a bull where three of its cards make ten, twenty or thirty;
 * the bull is what the other two make above tens.
 */
export function bullOf(hand: readonly number[]): number {
  if (hand.every((card) => card % 13 >= 10)) return fiveCourt;
  const total = hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
  return pairOfBull(hand) ? total || bullBull : 0;
}

/** The places of the two cards beside the three of a bull; null where there is none. */
export function pairOfBull(hand: readonly number[]): readonly [number, number] | null {
  const total = hand.reduce((sum, card) => sum + pointsOf(card), 0);
  for (let first = 0; first < hand.length; first += 1)
    for (let second = first + 1; second < hand.length; second += 1)
      if ((total - pointsOf(hand[first]!) - pointsOf(hand[second]!)) % 10 === 0) return [first, second];
  return null;
}

/** By the bull; of equal ones the highest card decides, by its rank and then its suit. */
export function beats(hand: readonly number[], other: readonly number[]): boolean {
  const [own, others] = [bullOf(hand), bullOf(other)];
  if (own !== others) return own > others;
  return Math.max(...hand.map(heightOf)) > Math.max(...other.map(heightOf));
}

function pointsOf(card: number): number {
  return Math.min((card % 13) + 1, 10);
}

function heightOf(card: number): number {
  return (card % 13) * 4 + 3 - Math.floor(card / 13);
}

function returnOfDouble(isWon: boolean, multiple: number): number {
  return isWon ? 100 + winPerMultiple * multiple : 100 - lossPerMultiple * multiple;
}

function sharesOf(option: string): ReturnShare[] {
  const [kind] = option.split('-');
  if (kind === 'even') return [{ probability: 1 / 2, hundredths: returnOfEven }];
  if (kind === 'double') return sharesOfDouble();
  const range = bankerBulls[option] ?? [bullBull, fiveCourt];
  return [{ probability: chanceOf(range), hundredths: returns[option]! }];
}

/** What a seat wins against the banker the banker wins as often against it. */
function sharesOfDouble(): ReturnShare[] {
  const won = Object.entries(pairsWon).map(([multiple, pairs]) => [Number(multiple), pairs] as const);
  const all = 2 * won.reduce((sum, [, pairs]) => sum + pairs, 0);
  return [true, false]
    .flatMap((isWon) =>
      won.map(([multiple, pairs]) => ({
        probability: pairs / all,
        hundredths: returnOfDouble(isWon, multiple),
      })),
    )
    .filter(({ hundredths }) => hundredths > 0);
}

function chanceOf(range: readonly [number, number]): number {
  const all = handsByBull.reduce((sum, hands) => sum + hands, 0);
  const won = handsByBull.reduce((sum, hands, bull) => sum + (isWithin(bull, range) ? hands : 0), 0);
  return won / all;
}

function isWithin(bull: number, [least, best]: readonly [number, number]): boolean {
  return bull >= least && bull <= best;
}
