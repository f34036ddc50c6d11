import type { Draw } from '@halls/fairness';
import { calmTimetable } from '../../timetable.ts';
import { ownReturn, type PicksModel, plainOptions, returnFor, type ReturnShare } from '../picks-model.ts';
import { cardDealer } from './baccarat.ts';

/** Cards are 0 … 51: rank = card % 13 (0 ace … 12 king), suit = floor(card / 13). Three to a hand. */
export interface ThreeCardOutcome {
  dragon: number[];
  phoenix: number[];
}

export const threeCardSides = ['dragon', 'phoenix'] as const;
export type ThreeCardSide = (typeof threeCardSides)[number];

/** What three cards make, the least first. */
export const threeCardHands = ['high', 'pair', 'sequence', 'flush', 'pure', 'trail'] as const;
export type ThreeCardHand = (typeof threeCardHands)[number];

/** A pair of this rank, ace as fourteen, is the least that wins the bet on nines or better. */
export const bigPairFrom = 9;
/** Bets on what the better hand is. */
export const winningHandBets = ['high', 'nines', 'sequence', 'flush', 'pure', 'trail'] as const;
export type WinningHandBet = (typeof winningHandBets)[number];

export const returnOfSide = 195;
export const returnOfTie = 100;
/** What a side's own hand gives back to the bet that it is a pair or better. */
export const plusReturns: Readonly<Record<ThreeCardHand, number>> = {
  ...{ high: 0, pair: 200, flush: 500, sequence: 700, trail: 3_100, pure: 4_100 },
};

/** Of the hands of three cards, how many are each. */
export const handsOfThree: Readonly<Record<ThreeCardHand, number>> = {
  ...{ high: 16_440, pair: 3_744, sequence: 720, flush: 1_096, pure: 48, trail: 52 },
};
/** Of all pairs of hands from one pack, in how many the better one is each, or both are that and equal. */
export const betterHands: Readonly<Record<WinningHandBet, number>> = {
  high: 225_461_472,
  nines: 123_339_392,
  sequence: 24_657_792,
  flush: 39_174_400,
  pure: 1_762_496,
  trail: 1_913_600,
};
/** And in how many they are equal. */
export const equalHands = 450_528;
export const pairsOfHands = 407_170_400;

/** The return of bets on the better hand. */
const rtpOfHands = 0.96;
const returns: Readonly<Record<string, number>> = {
  ...Object.fromEntries(threeCardSides.map((side) => [side, returnOfSide])),
  ...Object.fromEntries(
    threeCardSides.map((side) => [`${side}-plus`, Math.max(...Object.values(plusReturns))]),
  ),
  ...Object.fromEntries(
    winningHandBets.map((bet) => [bet, returnFor(betterHands[bet] / pairsOfHands, rtpOfHands)]),
  ),
};

/** Dragon and phoenix, three cards each from one pack, shuffled for every draw. */
export const threeCards: PicksModel<ThreeCardOutcome> = {
  id: 'three-cards',
  timetable: calmTimetable,
  isContest: false,
  ...plainOptions(returns),
  boxes: { dragon: ['dragon', 'dragon-plus'], phoenix: ['phoenix', 'phoenix-plus'] },
  play: dealThree,
  returnOf(option, outcome) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    const [side, plus] = option.split('-') as [ThreeCardSide, string?];
    if (plus) return plusReturns[handOf(outcome[side])];
    const order = compareHands(outcome.dragon, outcome.phoenix);
    if (option === 'dragon' || option === 'phoenix') {
      if (order === 0) return returnOfTie;
      return (option === 'dragon') === order > 0 ? best : 0;
    }
    return isHand(option as WinningHandBet, order < 0 ? outcome.phoenix : outcome.dragon) ? best : 0;
  },
  distributionOf: sharesOf,
};

/** A card to the dragon and one to the phoenix, three times. */
function dealThree(draw: Draw): ThreeCardOutcome {
  const deal = cardDealer(draw, 1);
  const outcome: ThreeCardOutcome = { dragon: [], phoenix: [] };
  for (let round = 0; round < 3; round += 1) for (const side of threeCardSides) outcome[side].push(deal());
  return outcome;
}

export function handOf(hand: readonly number[]): ThreeCardHand {
  const [high, middle, low] = ranksOf(hand);
  if (high === low) return 'trail';
  const isFlush = new Set(hand.map((card) => Math.floor(card / 13))).size === 1;
  if (isInSequence(hand)) return isFlush ? 'pure' : 'sequence';
  if (isFlush) return 'flush';
  return high === middle || middle === low ? 'pair' : 'high';
}

/** Above zero where the first hand is better; suits never decide. */
export function compareHands(hand: readonly number[], other: readonly number[]): number {
  const [one, two] = [strengthOf(hand), strengthOf(other)];
  const place = one.findIndex((part, at) => part !== two[at]);
  return place < 0 ? 0 : one[place]! - two[place]!;
}

/** Its kind, and then the ranks in the order in which they decide. */
function strengthOf(hand: readonly number[]): number[] {
  const kind = handOf(hand);
  const [high, middle, low] = ranksOf(hand);
  const order: [number, number, number] = [high, middle, low];
  if (kind === 'pair' && middle === low) order.reverse();
  // ace, two, three is the lowest sequence
  if (isInSequence(hand) && high - middle > 1) order.splice(0, 1, 3);
  return [threeCardHands.indexOf(kind), ...order];
}

/** The highest first, an ace as fourteen. */
function ranksOf(hand: readonly number[]): [number, number, number] {
  return hand.map((card) => (card % 13 === 0 ? 14 : (card % 13) + 1)).toSorted((one, two) => two - one) as [
    number,
    number,
    number,
  ];
}

function isInSequence(hand: readonly number[]): boolean {
  const [high, middle, low] = ranksOf(hand);
  return middle - low === 1 && (high - middle === 1 || (high === 14 && middle === 3));
}

function isHand(bet: WinningHandBet, hand: readonly number[]): boolean {
  const kind = handOf(hand);
  if (bet !== 'nines') return kind === bet;
  return kind === 'pair' ? ranksOf(hand)[1] >= bigPairFrom : kind !== 'high';
}

function sharesOf(option: string): ReturnShare[] {
  const [side, plus] = option.split('-');
  if (plus) return sharesOfPlus();
  if (side === 'dragon' || side === 'phoenix')
    return [
      { probability: (1 - equalHands / pairsOfHands) / 2, hundredths: returnOfSide },
      { probability: equalHands / pairsOfHands, hundredths: returnOfTie },
    ];
  return [
    { probability: betterHands[option as WinningHandBet] / pairsOfHands, hundredths: returns[option]! },
  ];
}

function sharesOfPlus(): ReturnShare[] {
  const all = Object.values(handsOfThree).reduce((sum, hands) => sum + hands, 0);
  return threeCardHands
    .filter((hand) => plusReturns[hand] > 0)
    .map((hand) => ({ probability: handsOfThree[hand] / all, hundredths: plusReturns[hand] }));
}
