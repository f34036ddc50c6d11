import type { Draw } from '@halls/fairness';
import { blackjackBets } from '../best-play/blackjack-bets.ts';
import { cardsInPack, type HandModel, type HandOutcome } from '../hand-model.ts';
import { type BlackjackResult, blackjackRules, limit } from './blackjack-rules.ts';

export interface BlackjackOutcome extends HandOutcome {
  readonly dealer: readonly number[];
  /** One, or two after a split. */
  readonly hands: readonly BlackjackHand[];
  /** The hand that is to be played; null before the word on insurance, and once all are. */
  readonly turn: number | null;
  readonly insurance: 'none' | 'offered' | 'taken' | 'declined';
}

export interface BlackjackHand {
  readonly cards: readonly number[];
  readonly stakeHundredths: number;
  /** Null until the dealer has played. */
  readonly result: BlackjackResult | null;
}

/**
 * Blackjack from a shoe that never changes: each card is any of the 52 with the same chance. The dealer takes one card,
 * and the second when the player is done; against the dealer's blackjack only the first stake is lost.
 */
export const blackjack: HandModel<BlackjackOutcome> = {
  id: 'blackjack',
  play(draw, moves) {
    const hand = new Hand(draw);
    for (const move of moves) hand.make(move);
    return hand.outcome(moves);
  },
  movesAt(outcome) {
    const costs = costsOf(outcome);
    return blackjackMoves.filter((move) => move in costs);
  },
  costOf(outcome, move) {
    return costOfMove(outcome, move);
  },
  leave: ({ insurance }) => (insurance === 'offered' ? 'no-insurance' : 'stand'),
  bets: blackjackBets,
};

export const blackjackMoves = ['insure', 'no-insurance', 'hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

/** What the player may do now, and what it adds to the stake. */
export function costsOf({
  insurance,
  turn,
  hands,
}: Pick<BlackjackOutcome, 'insurance' | 'turn' | 'hands'>): Partial<Readonly<Record<BlackjackMove, number>>> {
  if (insurance === 'offered') return { insure: blackjackRules.insuranceCost, 'no-insurance': 0 };
  const cards = turn === null ? undefined : hands[turn]?.cards;
  if (!cards) return {};
  const [first = 0, second = 0] = cards;
  const isPair = cards.length === 2 && valueOf(first) === valueOf(second);
  return {
    hit: 0,
    stand: 0,
    ...(cards.length === 2 && { double: 100 }),
    ...(isPair && hands.length < blackjackRules.mostHands && { split: 100 }),
  };
}

/** Moves come from outside: names that every object inherits are no moves. */
function costOfMove(hand: Parameters<typeof costsOf>[0], move: string): number | null {
  const costs = costsOf(hand);
  return Object.hasOwn(costs, move) ? (costs[move as BlackjackMove] ?? null) : null;
}

/** An ace counts 1 here, court cards 10. */
export function valueOf(card: number): number {
  return Math.min((card % 13) + 1, 10);
}

/** The best that the cards come to, and whether an ace counts 11 in it. */
export function totalOf(cards: readonly number[]): { readonly total: number; readonly isSoft: boolean } {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = low + 10 <= limit && cards.some((card) => valueOf(card) === 1);
  return { total: isSoft ? low + 10 : low, isSoft };
}

function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === limit;
}

interface HandInPlay {
  readonly cards: number[];
  stakeHundredths: number;
  result: BlackjackResult | null;
  isDone: boolean;
}

class Hand {
  readonly #draw: Draw;
  readonly #dealer: number[] = [];
  #hands: HandInPlay[];
  #insurance: BlackjackOutcome['insurance'];
  #turn: number | null = null;
  #isOver = false;

  constructor(draw: Draw) {
    this.#draw = draw;
    const first = this.#card();
    this.#dealer.push(this.#card());
    this.#hands = [{ cards: [first, this.#card()], stakeHundredths: 100, result: null, isDone: false }];
    this.#insurance = valueOf(this.#dealer[0]!) === 1 ? 'offered' : 'none';
    if (this.#insurance === 'none') this.#goOn();
  }

  make(move: string): void {
    const hand = { insurance: this.#insurance, turn: this.#turn, hands: this.#hands };
    if (costOfMove(hand, move) === null) throw new RangeError(`${move} is not open`);
    if (move === 'insure' || move === 'no-insurance')
      this.#insurance = move === 'insure' ? 'taken' : 'declined';
    else this.#play(this.#hands[this.#turn!]!, move as BlackjackMove);
    this.#goOn();
  }

  outcome(moves: readonly string[]): BlackjackOutcome {
    const hands = this.#hands.map(({ cards, stakeHundredths, result }) => ({
      cards,
      stakeHundredths,
      result,
    }));
    const insured = this.#insurance === 'taken' ? blackjackRules.insuranceCost : 0;
    return {
      moves,
      dealer: this.#dealer,
      hands,
      turn: this.#turn,
      insurance: this.#insurance,
      isOver: this.#isOver,
      stakeHundredths: hands.reduce((sum, hand) => sum + hand.stakeHundredths, insured),
      payHundredths: this.#isOver ? this.#pay() : 0,
    };
  }

  #play(hand: HandInPlay, move: BlackjackMove): void {
    if (move === 'stand') hand.isDone = true;
    if (move === 'hit') hand.cards.push(this.#card());
    if (move === 'double') {
      hand.stakeHundredths += 100;
      hand.cards.push(this.#card());
      hand.isDone = true;
    }
    if (move === 'split') {
      const isAces = valueOf(hand.cards[0]!) === 1;
      this.#hands = hand.cards.map((card) => ({
        cards: [card],
        stakeHundredths: 100,
        result: null,
        isDone: isAces,
      }));
      // both at once, so that the player sees what each has
      for (const half of this.#hands) half.cards.push(this.#card());
    }
  }

  /** To the next hand that the player has a say in, or to the end. */
  #goOn(): void {
    for (const hand of this.#hands) if (totalOf(hand.cards).total >= limit) hand.isDone = true;
    const next = this.#hands.findIndex(({ isDone }) => !isDone);
    this.#turn = next < 0 ? null : next;
    if (this.#turn === null) this.#end();
  }

  #end(): void {
    this.#deal();
    const dealerHasBlackjack = isBlackjack(this.#dealer);
    const dealer = totalOf(this.#dealer).total;
    let isFirst = true;
    for (const hand of this.#hands) {
      const isNatural = this.#isNatural(hand.cards);
      const { total } = totalOf(hand.cards);
      if (dealerHasBlackjack) hand.result = isNatural ? 'tie' : isFirst ? 'lost' : 'returned';
      else if (isNatural) hand.result = 'blackjack';
      else if (total > limit) hand.result = 'bust';
      else if (dealer > limit || total > dealer) hand.result = 'won';
      else hand.result = total === dealer ? 'tie' : 'lost';
      isFirst = false;
    }
    this.#isOver = true;
  }

  /** The dealer plays where that decides something; against naturals, or busts with more at stake, one card tells. */
  #deal(): void {
    const up = valueOf(this.#dealer[0]!);
    const mayBeBlackjack = up === 1 || up === 10;
    const isContested = this.#hands.some(
      ({ cards }) => totalOf(cards).total <= limit && !this.#isNatural(cards),
    );
    const staked = this.#hands.reduce((sum, hand) => sum + hand.stakeHundredths, 0);
    const isAsked =
      isContested ||
      (mayBeBlackjack &&
        (staked > 100 || this.#insurance === 'taken' || this.#isNatural(this.#hands[0]!.cards)));
    if (!isAsked) return;
    this.#dealer.push(this.#card());
    if (!isContested) return;
    while (totalOf(this.#dealer).total < blackjackRules.dealerStandsFrom) this.#dealer.push(this.#card());
  }

  /** Twenty-one of a split hand is no blackjack. */
  #isNatural(cards: readonly number[]): boolean {
    return this.#hands.length === 1 && isBlackjack(cards);
  }

  #pay(): number {
    const hasBlackjack = isBlackjack(this.#dealer);
    const insured = hasBlackjack && this.#insurance === 'taken' ? blackjackRules.insuranceReturn : 0;
    return this.#hands.reduce((sum, { stakeHundredths, result }) => {
      if (result === null) throw new TypeError('a hand that is not over');
      // what was doubled on a first stake that is lost to a blackjack comes back
      const returned = hasBlackjack && result === 'lost' ? stakeHundredths - 100 : 0;
      return sum + (stakeHundredths * blackjackRules.returns[result]) / 100 + returned;
    }, insured);
  }

  #card(): number {
    return this.#draw.nextInt(cardsInPack);
  }
}
