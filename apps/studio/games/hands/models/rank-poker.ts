/** What five cards are, the least first. Four of a kind stands by its rank, since some tables pay aces and low cards more. */
export const pokerHands = [
  'nothing',
  'jacks',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four-5-k',
  'four-2-4',
  'four-aces',
  'straight-flush',
  'royal',
] as const;
export type PokerHand = (typeof pokerHands)[number];

const ace = 1;
const acesAndCourt = 0b1_1100_0000_0001;
const tenToAce = 0b1_1110_0000_0001;

/** The place of five cards among `pokerHands`. The order of the cards does not count. */
export function rankPoker(cards: ArrayLike<number>): number {
  // a bit for each rank that is there once at least, twice, three and four times
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  let isFlush = true;
  const suit = Math.floor(cards[0]! / 13);
  for (let i = 0; i < 5; i += 1) {
    const card = cards[i]!;
    const rank = 1 << (card % 13);
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    isFlush &&= Math.floor(card / 13) === suit;
  }
  if (four !== 0) return place(four === ace ? 'four-aces' : four < 1 << 4 ? 'four-2-4' : 'four-5-k');
  if (thrice !== 0) return place(twice === thrice ? 'three' : 'full-house');
  if (twice !== 0) {
    if ((twice & (twice - 1)) !== 0) return place('two-pair');
    return place((twice & acesAndCourt) === 0 ? 'nothing' : 'jacks');
  }
  const lowest = once & -once;
  const isStraight = once === tenToAce || once === lowest * 0b11111;
  if (isFlush && isStraight) return place(once === tenToAce ? 'royal' : 'straight-flush');
  if (isFlush) return place('flush');
  return place(isStraight ? 'straight' : 'nothing');
}

const places = new Map(pokerHands.map((hand, index) => [hand, index]));

function place(hand: PokerHand): number {
  return places.get(hand)!;
}
