import { type PicksModel, returnFor } from '../picks-model.ts';

/** A bet that wins or loses, nothing between. */
export interface PlainBet<Outcome> {
  /** Exact. */
  readonly chance: number;
  wins(outcome: Outcome): boolean;
}

/** What a model knows of such bets: each gives back what leaves the player `rtp` of the stakes, in whole hundredths. */
export function betBook<Outcome>(
  bets: ReadonlyMap<string, PlainBet<Outcome>>,
  rtp: number,
): Pick<PicksModel<Outcome>, 'examples' | 'returnOf' | 'distributionOf'> {
  return {
    examples: [...bets.keys()],
    returnOf(option, outcome) {
      const bet = bets.get(option);
      if (!bet) return null;
      return bet.wins(outcome) ? returnFor(bet.chance, rtp) : 0;
    },
    distributionOf(option) {
      const { chance } = bets.get(option)!;
      return [{ probability: chance, hundredths: returnFor(chance, rtp) }];
    },
  };
}

/** The best that an option of a kind gives back, whatever its choice. */
export function bestOfKind(
  { examples, distributionOf }: Pick<PicksModel, 'examples' | 'distributionOf'>,
  kind: string,
): number {
  const ofKind = examples.filter((option) => option.startsWith(`${kind}:`));
  return Math.max(...ofKind.flatMap((option) => distributionOf(option)).map(({ hundredths }) => hundredths));
}
