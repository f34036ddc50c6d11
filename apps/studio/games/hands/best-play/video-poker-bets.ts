import type { HandBet } from '../hand-model.ts';
import { type PokerHand, pokerHands, rankPoker } from '../models/rank-poker.ts';
import { betOf } from './bet-of.ts';

/**
 * What video poker is worth to whoever holds the best cards of each of the 2,598,960 deals, in whole numbers: for each deal and
 * each of the 32 ways to hold, all exchanges that can come are counted, not drawn.
 */
export function videoPokerBets(pays: Readonly<Record<PokerHand, number>>): readonly HandBet[] {
  const exchanges = countBest(pokerHands.map((hand) => pays[hand]));
  const shares = exchanges.flatMap((counts, exchanged) =>
    counts.map((count, hand) => ({
      probability: count / waysToDraw[exchanged]! / deals,
      staked: 100,
      paid: pays[pokerHands[hand]!],
    })),
  );
  return [betOf('hand', shares)];
}

const pack = 52;
const kinds = pokerHands.length;
const holds = 32;
/** The ways to draw so many cards of the 47 that were not dealt. */
const waysToDraw = [0, 1, 2, 3, 4, 5].map((count) => choose(47, count));
const deals = choose(pack, 5);

/** By the number of exchanged cards: how often each hand comes of the best holds. Whole, and far below 2^53. */
function countBest(pays: readonly number[]): number[][] {
  const found = (allHands ??= countHands());
  const worth = [
    ...found.having.map((counts) => worthOf(counts, pays)),
    Float64Array.from(found.kindOf, (kind) => pays[kind]!),
  ];
  const best = waysToDraw.map(() => new Array<number>(kinds).fill(0));
  const sums = new Float64Array(holds);
  eachDeal((cards, places) => {
    const alike = dealsAlike(cards);
    if (alike === 0) return;
    for (let hold = 0; hold < holds; hold += 1) sums[hold] = worth[heldCount[hold]!]![places[hold]!]!;
    takeOut(sums);
    let chosen = 0;
    for (let hold = 1; hold < holds; hold += 1)
      if (sums[hold]! / waysOf[hold]! > sums[chosen]! / waysOf[chosen]!) chosen = hold;
    const counted = best[5 - heldCount[chosen]!]!;
    for (let kind = 0; kind < kinds; kind += 1)
      counted[kind]! += alike * exchangesTo(kind, chosen, places, found);
  });
  return best;
}

/**
 * How many deals are this one with other suits, itself among them; of all of them it stands for the one whose suits come in
 * the order of the ranks that they have, and 0 for the others.
 */
function dealsAlike(cards: Int32Array): number {
  suits.fill(0);
  for (let i = 0; i < 5; i += 1) suits[Math.floor(cards[i]! / 13)]! |= 1 << (cards[i]! % 13);
  let orders = 24;
  let run = 1;
  for (let suit = 1; suit < 4; suit += 1) {
    if (suits[suit - 1]! < suits[suit]!) return 0;
    run = suits[suit - 1] === suits[suit] ? run + 1 : 1;
    orders /= run;
  }
  return orders;
}

const suits = new Int32Array(4);

/** Bit i: the card at place i is held. */
const heldCount = Array.from({ length: holds }, (_, hold) => [...hold.toString(2)].filter(isOne).length);

function isOne(bit: string): boolean {
  return bit === '1';
}

const waysOf = heldCount.map((held) => waysToDraw[5 - held]!);

/**
 * From what all hands with the held cards come to, to what those without any of the others do: what has a card of the deal
 * that is not held is taken out, one card after the other.
 */
function takeOut(sums: Float64Array): void {
  for (let bit = 1; bit < holds; bit <<= 1)
    for (let hold = 0; hold < holds; hold += 1) if (!(hold & bit)) sums[hold]! -= sums[hold | bit]!;
}

/** The same for one hand and one way to hold. */
function exchangesTo(kind: number, hold: number, places: Int32Array, { having, kindOf }: AllHands): number {
  const others = (holds - 1) & ~hold;
  let sum = 0;
  // every subset of the others
  for (let more = others; ; more = (more - 1) & others) {
    const all = hold | more;
    const place = places[all]!;
    const count =
      all === holds - 1 ? Number(kindOf[place] === kind) : having[heldCount[all]!]![place * kinds + kind]!;
    sum += heldCount[more]! % 2 === 0 ? count : -count;
    if (more === 0) return sum;
  }
}

interface AllHands {
  /** For each set of none to four cards: how many hands of each kind have them all. */
  readonly having: readonly Int32Array[];
  /** What five cards are. */
  readonly kindOf: Uint8Array;
}

/** Counted once: every table pays for the same hands. */
let allHands: AllHands | undefined;

function countHands(): AllHands {
  const having = [0, 1, 2, 3, 4].map((size) => new Int32Array(choose(pack, size) * kinds));
  const kindOf = new Uint8Array(deals);
  eachDeal((cards, places) => {
    const kind = rankPoker(cards);
    for (let hold = 0; hold < holds - 1; hold += 1)
      having[heldCount[hold]!]![places[hold]! * kinds + kind]! += 1;
    kindOf[places[holds - 1]!] = kind;
  });
  return { having, kindOf };
}

function worthOf(counts: Int32Array, pays: readonly number[]): Float64Array {
  const worth = new Float64Array(counts.length / kinds);
  for (let place = 0; place < worth.length; place += 1)
    for (let kind = 0; kind < kinds; kind += 1) worth[place]! += counts[place * kinds + kind]! * pays[kind]!;
  return worth;
}

/** Five rising cards, and for each way to hold some of them a number of its own among the sets of that size. */
function eachDeal(visit: (cards: Int32Array, places: Int32Array) => void): void {
  const cards = new Int32Array(5);
  const places = new Int32Array(holds);
  // the combinatorial number system: what the last card adds to the place of those before it
  const add = (last: number): void => {
    const from = 1 << last;
    for (let before = 0; before < from; before += 1)
      places[before | from] = places[before]! + chooseTable[cards[last]! * 6 + heldCount[before]! + 1]!;
  };
  for (cards[0] = 0; cards[0] < pack; cards[0] += 1) {
    add(0);
    for (cards[1] = cards[0] + 1; cards[1] < pack; cards[1] += 1) {
      add(1);
      for (cards[2] = cards[1] + 1; cards[2] < pack; cards[2] += 1) {
        add(2);
        for (cards[3] = cards[2] + 1; cards[3] < pack; cards[3] += 1) {
          add(3);
          for (cards[4] = cards[3] + 1; cards[4] < pack; cards[4] += 1) {
            add(4);
            visit(cards, places);
          }
        }
      }
    }
  }
}

function choose(of: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i += 1) ways = (ways * (of - i)) / (i + 1);
  return ways;
}

const chooseTable = Int32Array.from({ length: pack * 6 }, (_, index) =>
  choose(Math.floor(index / 6), index % 6),
);
