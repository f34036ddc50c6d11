import type { BlackjackOutcome } from '../../models/blackjack.ts';

interface Step {
  readonly outcome: BlackjackOutcome;
  /** The one that comes now: whose, and its place. */
  readonly card: string;
}

/** The hand as it grew from `before`, card by card: the player's first, then the dealer's; results at the end alone. */
export function* stepsBetween(before: BlackjackOutcome | null, after: BlackjackOutcome): Generator<Step> {
  const split = before !== null && before.hands.length < after.hands.length;
  const counts = after.hands.map((_hand, place) => (split ? 1 : (before?.hands[place]?.cards.length ?? 0)));
  let dealt = before?.dealer.length ?? 0;
  const step = (card: string): Step => ({
    card,
    outcome: {
      ...after,
      turn: null,
      dealer: after.dealer.slice(0, dealt),
      hands: after.hands.map((hand, place) => ({
        ...hand,
        cards: hand.cards.slice(0, counts[place]),
        result: null,
      })),
    },
  });
  if (before === null) {
    counts[0] = 1;
    yield step('0 0');
    dealt = 1;
    yield step('dealer 0');
  }
  for (const [place, hand] of after.hands.entries())
    while (counts[place]! < hand.cards.length) {
      counts[place]! += 1;
      yield step(`${place} ${counts[place]! - 1}`);
    }
  while (dealt < after.dealer.length) {
    dealt += 1;
    yield step(`dealer ${dealt - 1}`);
  }
}
