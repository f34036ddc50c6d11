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
/** The first version's. */
const firstReturns: Readonly<Record<string, number>> = {
  player: 200,
  banker: 195,
  tie: 1000,
  'player-pair': 1300,
  'banker-pair': 1300,
};
const returns: Readonly<Record<string, number>> = {
  ...firstReturns,
  'banker-even': 200,
  'either-pair': 670,
  'perfect-pair': 2900,
  small: 255,
  big: 155,
};
/** What the banker without commission gives back where it wins with six points. */
export const returnOfSix = 150;

/** Eight decks, shuffled anew for every round; third card by the usual rules; banker pays 0.95 to 1. */
export const baccaratV1 = createBaccarat(firstReturns);

/**
 * The same draw with more bets: a banker without commission that pays half where it wins with six, a pair on either
 * side, two equal cards on either side, and four cards in all (small) or more (big).
 */
export const baccarat = createBaccarat(returns);

function createBaccarat(of: Readonly<Record<string, number>>): PicksModel<BaccaratOutcome> {
  return {
    id: 'baccarat',
    timetable: quickTimetable,
    isContest: false,
    ...plainOptions(of),
    play(draw) {
      const { player, banker } = dealHands(cardDealer(draw), (card) => pointsOfRank(card % 13));
      return { player, banker, playerPoints: points(player), bankerPoints: points(banker) };
    },
    returnOf(option, outcome) {
      const best = ownReturn(of, option);
      if (best === undefined) return null;
      const { player, banker, playerPoints, bankerPoints } = outcome;
      switch (option) {
        case 'player-pair':
          return isPair(player) ? best : 0;
        case 'banker-pair':
          return isPair(banker) ? best : 0;
        case 'either-pair':
          return isPair(player) || isPair(banker) ? best : 0;
        case 'perfect-pair':
          return player[0] === player[1] || banker[0] === banker[1] ? best : 0;
        case 'small':
          return player.length + banker.length === 4 ? best : 0;
        case 'big':
          return player.length + banker.length > 4 ? best : 0;
      }
      if (playerPoints === bankerPoints) return option === 'tie' ? best : 100;
      const winner = playerPoints > bankerPoints ? 'player' : 'banker';
      if (option === 'banker-even' && winner === 'banker') return bankerPoints === 6 ? returnOfSix : best;
      return option === winner ? best : 0;
    },
    distributionOf: (option) => distributionOf(option, of[option]!),
  };
}

function distributionOf(option: string, best: number): ReturnShare[] {
  const { player, banker, tie, bankerBySix, fourCards } = resultDistribution();
  const drawn = { probability: tie, hundredths: 100 };
  switch (option) {
    case 'player-pair':
    case 'banker-pair':
      return [{ probability: pairChance, hundredths: best }];
    case 'either-pair':
      return [{ probability: eitherChance(pairChance, pairAfterPair), hundredths: best }];
    case 'perfect-pair':
      return [{ probability: eitherChance(twinChance, twinAfterTwin), hundredths: best }];
    case 'small':
      return [{ probability: fourCards, hundredths: best }];
    case 'big':
      return [{ probability: 1 - fourCards, hundredths: best }];
    case 'tie':
      return [{ probability: tie, hundredths: best }];
    case 'banker-even':
      return [
        { probability: banker - bankerBySix, hundredths: best },
        { probability: bankerBySix, hundredths: returnOfSix },
        drawn,
      ];
    default:
      return [{ probability: option === 'player' ? player : banker, hundredths: best }, drawn];
  }
}

const ofRank = decks * 4;
const inShoe = decks * 52;
/** Two cards of one rank, and two that are the same. */
const pairChance = (ofRank - 1) / (inShoe - 1);
const twinChance = (decks - 1) / (inShoe - 1);
/** The same of two further cards, after the first two were so. */
const pairsLeft = (inShoe - 2) * (inShoe - 3);
const pairAfterPair = ((ofRank - 2) * (ofRank - 3) + 12 * ofRank * (ofRank - 1)) / pairsLeft;
const twinAfterTwin = ((decks - 2) * (decks - 3) + 51 * decks * (decks - 1)) / pairsLeft;

function eitherChance(chance: number, again: number): number {
  return 2 * chance - chance * again;
}

/** Deals without replacement; drawn one by one, which is the same as from a shuffled shoe. */
export function cardDealer(draw: Draw, deckCount = decks): () => number {
  const left = new Array<number>(52).fill(deckCount);
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

interface ResultShares {
  player: number;
  banker: number;
  tie: number;
  /** Of the banker's. */
  bankerBySix: number;
  /** Of all: no third card on either side. */
  fourCards: number;
}

let cached: ResultShares | null = null;

/** Walks every sequence of point values that can be dealt from eight decks, each weighed by its cards. */
function resultDistribution(): ResultShares {
  if (cached) return cached;
  const left = [ofRank * 4, ...new Array<number>(9).fill(ofRank)];
  const result = { player: 0, banker: 0, tie: 0, bankerBySix: 0, fourCards: 0 };
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
      if (difference < 0 && sum(banker) === 6) result.bankerBySix += probability;
      if (dealt.length === 4) result.fourCards += probability;
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
