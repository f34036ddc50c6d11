import { ownReturn, type PicksModel, plainOptions } from '../picks-model.ts';

/** `exchanges` tells the duel for the picture: who got the better of each one. */
export type BirdDuelOutcome = { winner: 'crest' | 'feather' | 'draw'; exchanges: ('crest' | 'feather')[] };

export const sides = ['crest', 'feather', 'draw'] as const;
export const weights = [19, 19, 2];
const returns: Readonly<Record<string, number>> = { crest: 200, feather: 200, draw: 1900 };

/** Two drawn birds dance; forty equal chances: 19 for each, 2 for a draw. A draw loses the stakes on the birds. */
export const birdDuel: PicksModel<BirdDuelOutcome> = {
  id: 'bird-duel',
  timetable: null,
  isContest: true,
  ...plainOptions(returns),
  play(draw) {
    const winner = sides[draw.nextWeighted(weights)]!;
    const lead =
      winner === 'draw'
        ? (['crest', 'crest', 'feather', 'feather'] as const)
        : ([winner, winner, winner, winner === 'crest' ? 'feather' : 'crest'] as const);
    return { winner, exchanges: draw.shuffle<'crest' | 'feather'>(lead) };
  },
  returnOf(option, { winner }) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    return option === winner ? best : 0;
  },
  distributionOf: (option) => [
    {
      probability: weights[sides.indexOf(option as (typeof sides)[number])]! / 40,
      hundredths: returns[option]!,
    },
  ],
};
