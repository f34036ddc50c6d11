import type { Stream } from './stream.ts';

export type HandSheet =
  | {
      readonly kind: 'blackjack';
      readonly dealerStandsFrom: number;
      readonly returns: Readonly<Record<string, number>>;
      readonly insuranceCost: number;
      readonly insuranceReturn: number;
      readonly mostHands: number;
    }
  | { readonly kind: 'video-poker'; readonly returns: Readonly<Record<string, number>> };

type BlackjackSheet = Extract<HandSheet, { kind: 'blackjack' }>;

export interface HandRound {
  readonly isOver: boolean;
  readonly stakeHundredths: number;
  readonly payHundredths: number;
}

/** Chooses among the moves that are open; called until the hand is over, or until it knows no more. */
export type Chooser = (open: readonly string[], step: number) => string | undefined;

/** Null where a chosen move is not open. */
export function playHand(sheet: HandSheet, stream: Stream, choose: Chooser): HandRound | null {
  return sheet.kind === 'blackjack' ? playBlackjack(sheet, stream, choose) : playPoker(sheet, stream, choose);
}

interface Seat {
  cards: number[];
  stake: number;
  ended: boolean;
}

function playBlackjack(sheet: BlackjackSheet, stream: Stream, choose: Chooser): HandRound | null {
  const card = (): number => stream.nextInt(52);
  const first = card();
  const dealer = [card()];
  let seats: Seat[] = [{ cards: [first, card()], stake: 100, ended: false }];
  let insurance: 'none' | 'offered' | 'taken' | 'declined' = isAce(dealer[0]) ? 'offered' : 'none';
  const moves: string[] = [];
  for (;;) {
    for (const seat of seats) seat.ended ||= countOf(seat.cards) >= 21;
    const at = insurance === 'offered' ? 0 : seats.findIndex(({ ended }) => !ended);
    const seat = seats[at];
    if (!seat) return settle({ sheet, card, dealer, seats, insurance, moves });
    const open = insurance === 'offered' ? ['insure', 'no-insurance'] : movesOf(seat, seats.length, sheet);
    const move = choose(open, moves.length);
    if (move === undefined) return standing({ dealer, seats, insurance, moves, sheet, at });
    if (!open.includes(move)) return null;
    moves.push(move);
    if (move === 'insure') insurance = 'taken';
    else if (move === 'no-insurance') insurance = 'declined';
    else if (move === 'stand') seat.ended = true;
    else if (move === 'split') {
      const ended = isAce(seat.cards[0]);
      seats = seat.cards.map((own) => ({ cards: [own], stake: 100, ended }));
      for (const half of seats) half.cards.push(card());
    } else {
      seat.cards.push(card());
      if (move === 'double') {
        seat.stake += 100;
        seat.ended = true;
      }
    }
  }
}

function movesOf({ cards }: Seat, seats: number, { mostHands }: BlackjackSheet): string[] {
  const open = ['hit', 'stand'];
  if (cards.length !== 2) return open;
  open.push('double');
  if (worthOf(cards[0]) === worthOf(cards[1]) && seats < mostHands) open.push('split');
  return open;
}

interface Table {
  readonly sheet: BlackjackSheet;
  readonly dealer: number[];
  readonly seats: readonly Seat[];
  readonly insurance: string;
  readonly moves: readonly string[];
}

/** Not over yet. */
function standing({
  sheet,
  dealer,
  seats,
  insurance,
  moves,
  at,
}: Table & { readonly at: number }): HandRound {
  const hands = seats.map(({ cards, stake }) => ({ cards, stakeHundredths: stake, result: null }));
  const turn = insurance === 'offered' ? null : at;
  const stakeHundredths = stakedOf({ sheet, seats, insurance });
  const round = { moves, dealer, hands, turn, insurance, isOver: false, stakeHundredths, payHundredths: 0 };
  return round;
}

function settle({
  sheet,
  card,
  dealer,
  seats,
  insurance,
  moves,
}: Table & { readonly card: () => number }): HandRound {
  const isNatural = ({ cards }: Seat): boolean => seats.length === 1 && isTwentyOneOfTwo(cards);
  const isContested = seats.some((seat) => countOf(seat.cards) <= 21 && !isNatural(seat));
  const onHands = seats.reduce((sum, { stake }) => sum + stake, 0);
  const canBeBlackjack = isAce(dealer[0]) || worthOf(dealer[0]) === 10;
  const isAsked = seats.some(isNatural) || insurance === 'taken' || onHands > 100;
  if (isContested || (canBeBlackjack && isAsked)) dealer.push(card());
  if (isContested) while (countOf(dealer) < sheet.dealerStandsFrom) dealer.push(card());

  const meetsBlackjack = isTwentyOneOfTwo(dealer);
  const bank = countOf(dealer);
  const resultOf = (seat: Seat, index: number): string => {
    const count = countOf(seat.cards);
    if (meetsBlackjack) return isNatural(seat) ? 'tie' : index === 0 ? 'lost' : 'returned';
    if (isNatural(seat)) return 'blackjack';
    if (count > 21) return 'bust';
    if (bank > 21 || bank < count) return 'won';
    return bank === count ? 'tie' : 'lost';
  };
  const hands = seats.map((seat, index) => ({
    cards: seat.cards,
    stakeHundredths: seat.stake,
    result: resultOf(seat, index),
  }));
  let payHundredths = meetsBlackjack && insurance === 'taken' ? sheet.insuranceReturn : 0;
  for (const { stakeHundredths, result } of hands) {
    payHundredths += ((sheet.returns[result] ?? Number.NaN) * stakeHundredths) / 100;
    if (meetsBlackjack && result === 'lost') payHundredths += stakeHundredths - 100;
  }
  const stakeHundredths = stakedOf({ sheet, seats, insurance });
  const round = { moves, dealer, hands, turn: null, insurance, isOver: true, stakeHundredths, payHundredths };
  return round;
}

function stakedOf({ sheet, seats, insurance }: Pick<Table, 'sheet' | 'seats' | 'insurance'>): number {
  const onHands = seats.reduce((sum, { stake }) => sum + stake, 0);
  return insurance === 'taken' ? onHands + sheet.insuranceCost : onHands;
}

function worthOf(card = 0): number {
  const rank = card % 13;
  return rank < 9 ? rank + 1 : 10;
}

function isAce(card = 1): boolean {
  return card % 13 === 0;
}

function countOf(cards: readonly number[]): number {
  const low = cards.reduce((sum, card) => sum + worthOf(card), 0);
  return cards.some((card) => isAce(card)) && low <= 11 ? low + 10 : low;
}

function isTwentyOneOfTwo(cards: readonly number[]): boolean {
  return cards.length === 2 && countOf(cards) === 21;
}

function playPoker(
  { returns }: Extract<HandSheet, { kind: 'video-poker' }>,
  stream: Stream,
  choose: Chooser,
): HandRound | null {
  let left = Array.from({ length: 52 }, (_, card) => card);
  const deal = (): number => {
    const place = stream.nextInt(left.length);
    const card = left[place] ?? 0;
    left = left.filter((other) => other !== card);
    return card;
  };
  const dealt = [deal(), deal(), deal(), deal(), deal()];
  const move = choose(allHolds(), 0);
  if (move === undefined) {
    const hand = nameOf(dealt);
    const round = {
      moves: [],
      dealt,
      cards: dealt,
      hand,
      isOver: false,
      stakeHundredths: 100,
      payHundredths: 0,
    };
    return round;
  }
  if (!allHolds().includes(move)) return null;
  const cards = dealt.map((card, index) => (move.includes(String(index + 1)) ? card : deal()));
  const hand = nameOf(cards);
  const payHundredths = returns[hand] ?? Number.NaN;
  const round = { moves: [move], dealt, cards, hand, isOver: true, stakeHundredths: 100, payHundredths };
  return round;
}

function allHolds(): string[] {
  return Array.from({ length: 32 }, (_, sum) => {
    const places = ['1', '2', '3', '4', '5'].filter(
      (_place, index) => Math.floor(sum / 2 ** index) % 2 === 1,
    );
    return `hold:${places.join('')}`;
  });
}

function nameOf(cards: readonly number[]): string {
  const ranks = cards.map((card) => card % 13).toSorted((a, b) => a - b);
  const sizes = new Map<number, number>();
  for (const rank of ranks) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
  const shape = [...sizes.values()].toSorted((a, b) => b - a).join('');
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const text = ranks.join(' ');
  const isBroadway = text === '0 9 10 11 12';
  const isRun = shape === '11111' && (isBroadway || (ranks[4] ?? 0) - (ranks[0] ?? 0) === 4);
  if (isRun && isFlush) return isBroadway ? 'royal' : 'straight-flush';
  const ofSize = (size: number): number => [...sizes].find(([, count]) => count === size)?.[0] ?? -1;
  if (shape === '41') {
    const rank = ofSize(4);
    if (rank === 0) return 'four-aces';
    return rank < 4 ? 'four-2-4' : 'four-5-k';
  }
  if (shape === '32') return 'full-house';
  if (isFlush) return 'flush';
  if (isRun) return 'straight';
  if (shape === '311') return 'three';
  if (shape === '221') return 'two-pair';
  return shape === '2111' && (ofSize(2) === 0 || ofSize(2) > 9) ? 'jacks' : 'nothing';
}
