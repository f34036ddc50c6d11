import { quickTimetable } from '../../timetable.ts';
import { type PicksModel, plainOptions, returnFor, type ReturnShare } from '../picks-model.ts';
import { dragonTiger, type DragonTigerOutcome } from './dragon-tiger.ts';

export const cardSides = ['dragon', 'tiger'] as const;
export const cardBets = ['big', 'small', 'odd', 'even', 'red', 'black'] as const;
export type CardSide = (typeof cardSides)[number];
export type CardBet = (typeof cardBets)[number];

/** With a seven big, small, odd and even lose. */
export const losingRank = 6;
const rtp = 0.97;
/** Of the thirteen ranks six; of the four suits two. */
const chances: Readonly<Record<CardBet, number>> = {
  ...{ big: 6 / 13, small: 6 / 13, odd: 6 / 13, even: 6 / 13 },
  ...{ red: 1 / 2, black: 1 / 2 },
};

const cardOptions = new Map<string, { readonly side: CardSide; readonly bet: CardBet }>(
  cardSides.flatMap((side) => cardBets.map((bet) => [`${side}-${bet}`, { side, bet }] as const)),
);
const cardReturns = Object.fromEntries(
  [...cardOptions].map(([option, { bet }]) => [option, returnFor(chances[bet], rtp)]),
);
const returns: Readonly<Record<string, number>> = {
  ...Object.fromEntries(dragonTiger.options.map(({ id, best }) => [id, best])),
  ...cardReturns,
};

/** The cards of dragon tiger for everybody at the table, with bets on each of the two cards. */
export const dragonTigerLive: PicksModel<DragonTigerOutcome> = {
  id: 'dragon-tiger-live',
  timetable: quickTimetable,
  isContest: false,
  ...plainOptions(returns),
  play: (draw) => dragonTiger.play(draw),
  returnOf(option, outcome) {
    const on = cardOptions.get(option);
    if (!on) return dragonTiger.returnOf(option, outcome);
    return isTrueOf(on.bet, outcome[on.side]) ? cardReturns[option]! : 0;
  },
  distributionOf(option): ReturnShare[] {
    const on = cardOptions.get(option);
    if (!on) return dragonTiger.distributionOf(option);
    return [{ probability: chances[on.bet], hundredths: cardReturns[option]! }];
  },
};

/** Cards are 0 … 51; hearts and diamonds, which are red, are 13 … 38. */
function isTrueOf(bet: CardBet, card: number): boolean {
  const rank = card % 13;
  const isRed = card >= 13 && card < 39;
  const isOfRanks = {
    big: rank > losingRank,
    small: rank < losingRank,
    // the ace counts one
    odd: rank !== losingRank && rank % 2 === 0,
    even: rank % 2 === 1,
  };
  return bet === 'red' ? isRed : bet === 'black' ? !isRed : isOfRanks[bet];
}
