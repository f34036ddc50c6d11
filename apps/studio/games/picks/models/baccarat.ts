import type { Draw } from '@halls/fairness';
import { ownReturn, type PicksModel, plainOptions, type ReturnShare } from '../picks-model.ts';
import { quickTimetable } from '../../timetable.ts';

/** Cards are 0 … 51: rank = card % 13 (0 ace … 12 king), suit = floor(card / 13). */
export interface BaccaratOutcome {
  player: number[];
  banker: number[];
  playerPoints: number;
  bankerPoints: number;
}

export const decks = 8;
const returns: Readonly<Record<string, number>> = {
  player: 200,
  banker: 195,
  tie: 1000,
  'player-pair': 1300,
  'banker-pair': 1300,
};

/** Eight decks, shuffled anew for every round; third card by the usual rules; banker pays 0.95 to 1. */
export const baccarat: PicksModel<BaccaratOutcome> = {
  id: 'baccarat',
  timetable: quickTimetable,
  isContest: false,
  ...plainOptions(returns),
  play(draw) {
    const { player, banker } = dealHands(cardDealer(draw), (card) => pointsOfRank(card % 13));
    return { player, banker, playerPoints: points(player), bankerPoints: points(banker) };
  },
  returnOf(option, outcome) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    const { player, banker, playerPoints, bankerPoints } = outcome;
    if (option === 'player-pair') return isPair(player) ? best : 0;
    if (option === 'banker-pair') return isPair(banker) ? best : 0;
    if (playerPoints === bankerPoints) return option === 'tie' ? best : 100;
    const winner = playerPoints > bankerPoints ? 'player' : 'banker';
    return option === winner ? best : 0;
  },
  distributionOf(option) {
    const best = returns[option]!;
    if (option.endsWith('-pair'))
      return [{ probability: (decks * 4 - 1) / (decks * 52 - 1), hundredths: best }];
    const { player, banker, tie } = resultDistribution();
    if (option === 'tie') return [{ probability: tie, hundredths: best }];
    const shares: ReturnShare[] = [{ probability: option === 'player' ? player : banker, hundredths: best }];
    return [...shares, { probability: tie, hundredths: 100 }];
  },
};

/** Deals without replacement; drawn one by one, which is the same as from a shuffled shoe. */
export function cardDealer(draw: Draw): () => number {
  const left = new Array<number>(52).fill(decks);
  return () => {
    const card = draw.nextWeighted(left);
    left[card]! -= 1;
    return card;
  };
}

/** Player, banker, player, banker, then the third cards. `pointsOf` gives a dealt card's points. */
function dealHands<Card>(
  deal: () => Card,
  pointsOf: (card: Card) => number,
): { player: Card[]; banker: Card[] } {
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  const sum = (cards: Card[]): number => cards.reduce((total, card) => total + pointsOf(card), 0) % 10;
  if (sum(player) >= 8 || sum(banker) >= 8) return { player, banker };
  let third: number | null = null;
  if (sum(player) <= 5) {
    const card = deal();
    player.push(card);
    third = pointsOf(card);
  }
  if (bankerDraws(sum(banker), third)) banker.push(deal());
  return { player, banker };
}

export function bankerDraws(bankerPoints: number, playerThird: number | null): boolean {
  if (playerThird === null || bankerPoints <= 2) return bankerPoints <= 5;
  if (bankerPoints === 3) return playerThird !== 8;
  if (bankerPoints === 4) return playerThird >= 2 && playerThird <= 7;
  if (bankerPoints === 5) return playerThird >= 4 && playerThird <= 7;
  return bankerPoints === 6 && (playerThird === 6 || playerThird === 7);
}

export function pointsOfRank(rank: number): number {
  return rank >= 9 ? 0 : rank + 1;
}

function points(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOfRank(card % 13), 0) % 10;
}

function isPair(cards: readonly number[]): boolean {
  return cards[0]! % 13 === cards[1]! % 13;
}

let cached: { player: number; banker: number; tie: number } | null = null;

/** Walks every sequence of point values that can be dealt from eight decks, each weighed by its cards. */
function resultDistribution(): { player: number; banker: number; tie: number } {
  if (cached) return cached;
  const left = [decks * 16, ...new Array<number>(9).fill(decks * 4)];
  const result = { player: 0, banker: 0, tie: 0 };
  const walk = (dealt: number[], probability: number, cardsLeft: number): void => {
    let position = 0;
    try {
      const { player, banker } = dealHands(
        () => {
          if (position === dealt.length) throw needsCard;
          position += 1;
          return dealt[position - 1]!;
        },
        (value) => value,
      );
      const sum = (cards: number[]): number => cards.reduce((total, value) => total + value, 0) % 10;
      const difference = sum(player) - sum(banker);
      result[difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie'] += probability;
    } catch (error) {
      if (error !== needsCard) throw error;
      for (let value = 0; value < 10; value += 1) {
        const share = left[value]! / cardsLeft;
        left[value]! -= 1;
        walk([...dealt, value], probability * share, cardsLeft - 1);
        left[value]! += 1;
      }
    }
  };
  walk([], 1, decks * 52);
  cached = result;
  return result;
}

const needsCard = new Error('one more card');
