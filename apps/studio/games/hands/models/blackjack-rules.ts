export type BlackjackResult = 'blackjack' | 'won' | 'tie' | 'lost' | 'bust' | 'returned';

/** What decides a hand, as the sheet states it. */
export const blackjackRules = {
  dealerStandsFrom: 17,
  /** Hundredths of a hand's stake, the stake included. */
  returns: { blackjack: 250, won: 200, tie: 100, lost: 0, bust: 0, returned: 100 },
  insuranceCost: 50,
  insuranceReturn: 150,
  mostHands: 2,
} as const satisfies {
  readonly returns: Readonly<Record<BlackjackResult, number>>;
  readonly [rule: string]: unknown;
};

/** The most that a hand may come to. */
export const limit = 21;
