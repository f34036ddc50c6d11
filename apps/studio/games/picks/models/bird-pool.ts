import { calmTimetable } from '../../timetable.ts';
import { type PicksModel, returnFor } from '../picks-model.ts';
import { type PooledOutcome, poolReturn, type PoolRules, poolWith, unitsPerLimit } from '../pool.ts';

/** Who was struck down in the end: the other one wins; `draw` where both were, in the same exchange. */
export type BirdPoolOutcome = PooledOutcome & {
  winner: PoolSide | 'draw';
  exchanges: Exchange[];
};
export type PoolSide = (typeof poolSides)[number];
/** Whose blow told; `both` where each hit the other. */
export type Exchange = (typeof exchangeKinds)[number];

export const poolSides = ['meron', 'wala'] as const;
export const exchangeKinds = ['meron', 'wala', 'both'] as const;
export const exchangeWeights = [8, 8, 3] as const;
/** So many blows strike a bird down. */
export const blowsToWin = 4;

export const birdPoolRules: PoolRules = {
  options: poolSides,
  houseUnits: 3 * unitsPerLimit,
  shareBack: 95,
  leastReturn: 101,
  mostReturn: 1_000,
};
/** A draw gives the stakes on the birds back. */
export const returnAtDraw = 100;

const chances = chancesFrom(0, 0);
const drawReturn = returnFor(chances.draw, 0.95);
const evenReturn = poolReturn(birdPoolRules, poolWith(birdPoolRules), 'meron');

/** Two drawn birds strike at each other. Whoever backs one shares the pool with all who did; the draw has a price. */
export const birdPool: PicksModel<BirdPoolOutcome> = {
  id: 'bird-pool',
  timetable: calmTimetable,
  isContest: true,
  options: [
    { id: 'meron', best: birdPoolRules.mostReturn },
    { id: 'wala', best: birdPoolRules.mostReturn },
    { id: 'draw', best: drawReturn },
  ],
  examples: ['meron', 'wala', 'draw'],
  pool: birdPoolRules,
  play(draw) {
    const exchanges: Exchange[] = [];
    let [meron, wala] = [0, 0];
    while (meron < blowsToWin && wala < blowsToWin) {
      const exchange = exchangeKinds[draw.nextWeighted(exchangeWeights)]!;
      if (exchange !== 'wala') meron += 1;
      if (exchange !== 'meron') wala += 1;
      exchanges.push(exchange);
    }
    const winner = meron === wala ? 'draw' : meron > wala ? 'meron' : 'wala';
    return { winner, exchanges, pool: poolWith(birdPoolRules) };
  },
  returnOf(option, { winner, pool }) {
    if (option === 'draw') return winner === 'draw' ? drawReturn : 0;
    if (!isSide(option)) return null;
    if (winner === 'draw') return returnAtDraw;
    return winner === option ? poolReturn(birdPoolRules, pool, option) : 0;
  },
  distributionOf(option) {
    if (option === 'draw') return [{ probability: chances.draw, hundredths: drawReturn }];
    return [
      { probability: chances[option as PoolSide], hundredths: evenReturn },
      { probability: chances.draw, hundredths: returnAtDraw },
    ];
  },
};

function isSide(option: string): option is PoolSide {
  return (poolSides as readonly string[]).includes(option);
}

type Chances = Readonly<Record<PoolSide | 'draw', number>>;

/** By who comes to the last blow first, from this many blows on. */
function chancesFrom(meron: number, wala: number): Chances {
  const [isMeron, isWala] = [meron >= blowsToWin, wala >= blowsToWin];
  if (isMeron || isWala)
    return {
      meron: isMeron && !isWala ? 1 : 0,
      wala: isWala && !isMeron ? 1 : 0,
      draw: isMeron && isWala ? 1 : 0,
    };
  const next = [chancesFrom(meron + 1, wala), chancesFrom(meron, wala + 1), chancesFrom(meron + 1, wala + 1)];
  const all = exchangeWeights.reduce((sum, weight) => sum + weight, 0);
  const mean = (key: keyof Chances): number =>
    next.reduce((sum, after, kind) => sum + exchangeWeights[kind]! * after[key], 0) / all;
  return { meron: mean('meron'), wala: mean('wala'), draw: mean('draw') };
}
