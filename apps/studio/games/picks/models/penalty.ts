import { ownReturn, type PicksModel, plainOptions, returnFor } from '../picks-model.ts';

/** Kicks in turn, red first: `true` is a goal. It ends as soon as it is decided. */
export interface PenaltyOutcome {
  red: boolean[];
  blue: boolean[];
  winner: 'red' | 'blue';
  isSuddenDeath: boolean;
}

/** Of every four kicks, three go in. */
export const kick = { of: 4, goals: 3 };
const goalShare = kick.goals / kick.of;
const tieAfterFive = Array.from({ length: 6 }, (_, goals) => binomial(goals) ** 2).reduce(
  (sum, share) => sum + share,
  0,
);
const shareOf: Readonly<Record<string, number>> = {
  red: 0.5,
  blue: 0.5,
  'red-in-five': (1 - tieAfterFive) / 2,
  'blue-in-five': (1 - tieAfterFive) / 2,
  'sudden-death': tieAfterFive,
};
const returns = Object.fromEntries(
  Object.entries(shareOf).map(([option, share]) => [option, returnFor(share, 0.955)]),
);

/** A simulated shoot-out of two equal sides: five kicks each, then one each until they differ. Three kicks of four go in. */
export const penalty: PicksModel<PenaltyOutcome> = {
  id: 'penalty',
  timetable: null,
  isContest: true,
  ...plainOptions(returns),
  play(draw) {
    const isGoal = (): boolean => draw.nextInt(kick.of) < kick.goals;
    const red: boolean[] = [];
    const blue: boolean[] = [];
    while (!isDecided(red, blue)) (red.length === blue.length ? red : blue).push(isGoal());
    return { red, blue, winner: goals(red) > goals(blue) ? 'red' : 'blue', isSuddenDeath: red.length > 5 };
  },
  returnOf(option, outcome) {
    const best = ownReturn(returns, option);
    if (best === undefined) return null;
    if (option === 'sudden-death') return outcome.isSuddenDeath ? best : 0;
    const [side, inFive] = [option.split('-')[0], option.endsWith('-in-five')];
    return side === outcome.winner && !(inFive && outcome.isSuddenDeath) ? best : 0;
  },
  distributionOf: (option) => [{ probability: shareOf[option]!, hundredths: returns[option]! }],
};

function isDecided(red: readonly boolean[], blue: readonly boolean[]): boolean {
  const lead = goals(red) - goals(blue);
  if (red.length > 5) return red.length === blue.length && lead !== 0;
  if (red.length === 5 && blue.length === 5) return lead !== 0;
  return lead > 5 - blue.length || -lead > 5 - red.length;
}

function goals(kicks: readonly boolean[]): number {
  return kicks.filter(Boolean).length;
}

function binomial(hits: number): number {
  const ways = [1, 5, 10, 10, 5, 1][hits]!;
  return ways * goalShare ** hits * (1 - goalShare) ** (5 - hits);
}
