import type { Draw } from '@halls/fairness';
import type { HandsModelId } from '@halls/house-games';
import { videoPokerBets } from '../best-play/video-poker-bets.ts';
import { cardsInPack, type HandModel, type HandOutcome } from '../hand-model.ts';
import { type PokerHand, pokerHands, rankPoker } from './rank-poker.ts';

export interface PokerOutcome extends HandOutcome {
  /** The five as they were dealt, and as they lie now. */
  readonly dealt: readonly number[];
  readonly cards: readonly number[];
  /** What the five cards that lie there are; before the exchange too. */
  readonly hand: PokerHand;
}

export type PokerPays = Readonly<Record<PokerHand, number>>;

export type VideoPokerModel = HandModel<PokerOutcome> & {
  /** Hundredths of the stake, the stake included. */
  readonly pays: PokerPays;
};

/**
 * Five cards of one pack, of which the player holds any, once; the others are exchanged. The only move names the held ones
 * by their places, as `hold:134`, or none, as `hold:`.
 */
function videoPoker(id: HandsModelId, pays: PokerPays): VideoPokerModel {
  return {
    id,
    pays,
    play(draw, moves) {
      const deal = dealer(draw);
      const dealt = Array.from({ length: 5 }, deal);
      const [move, ...more] = moves;
      const held = move === undefined ? null : placesOf(move);
      if (more.length > 0 || (move !== undefined && held === null))
        throw new RangeError(`${moves.join(', ')} is not open`);
      const cards = held ? dealt.map((card, index) => (held.includes(index + 1) ? card : deal())) : dealt;
      const hand = pokerHands[rankPoker(cards)]!;
      const isOver = held !== null;
      return {
        ...{ moves, dealt, cards, hand, isOver },
        stakeHundredths: 100,
        payHundredths: isOver ? pays[hand] : 0,
      };
    },
    movesAt: ({ isOver }) => (isOver ? [] : holds),
    costOf: ({ isOver }, move) => (!isOver && placesOf(move) ? 0 : null),
    leave: () => holdMove([1, 2, 3, 4, 5]),
    bets: () => videoPokerBets(pays),
  };
}

export function holdMove(places: readonly number[]): string {
  return `hold:${places.toSorted((a, b) => a - b).join('')}`;
}

/** All 32 ways to hold: the place of one is the sum of 1, 2, 4, 8 and 16 for the held places. */
const holds = Array.from({ length: 32 }, (_, bits) =>
  holdMove([1, 2, 3, 4, 5].filter((place) => bits & (1 << (place - 1)))),
);

/** Null for what is no such move. */
function placesOf(move: string): readonly number[] | null {
  const [, digits] = /^hold:(1?2?3?4?5?)$/.exec(move) ?? [];
  return digits === undefined ? null : [...digits].map(Number);
}

/** Cards of one pack, each once. */
function dealer(draw: Draw): () => number {
  const left = Array.from({ length: cardsInPack }, (_, card) => card);
  return () => left.splice(draw.nextInt(left.length), 1)[0]!;
}

/** The pays known as nine-six: by what a full house and a flush pay. */
export const jacksOrBetter = videoPoker('jacks-or-better', {
  nothing: 0,
  jacks: 100,
  'two-pair': 200,
  three: 300,
  straight: 400,
  flush: 600,
  'full-house': 900,
  'four-5-k': 2_500,
  'four-2-4': 2_500,
  'four-aces': 2_500,
  'straight-flush': 5_000,
  royal: 80_000,
});

/** Less for full house and flush, more for four of a kind, by its rank. */
export const bonusPoker = videoPoker('bonus-poker', {
  nothing: 0,
  jacks: 100,
  'two-pair': 200,
  three: 300,
  straight: 400,
  flush: 500,
  'full-house': 800,
  'four-5-k': 2_500,
  'four-2-4': 4_000,
  'four-aces': 8_000,
  'straight-flush': 5_000,
  royal: 80_000,
});
