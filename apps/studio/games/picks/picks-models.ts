import type { HouseGame, PicksModelId } from '@halls/house-games';
import type { Timetable } from '../timetable.ts';
import { baccarat, baccaratV1 } from './models/baccarat.ts';
import { birdDuel } from './models/bird-duel.ts';
import { birdPool } from './models/bird-pool.ts';
import { bullBullTable } from './models/bull-bull.ts';
import { digits3 } from './models/digits-3.ts';
import { digits5 } from './models/digits-5.ts';
import { dragonTigerLive } from './models/dragon-tiger-live.ts';
import { dragonTiger } from './models/dragon-tiger.ts';
import { esportDuel } from './models/esport-duel.ts';
import { hounds } from './models/hounds.ts';
import { keno } from './models/keno.ts';
import { league } from './models/league.ts';
import { markSix } from './models/mark-six.ts';
import { penalty } from './models/penalty.ts';
import { prizes18, prizes27 } from './models/prize-draw.ts';
import { race6, race8 } from './models/race.ts';
import { ranks10 } from './models/ranks-10.ts';
import { roulette } from './models/roulette.ts';
import { showWheel } from './models/show-wheel.ts';
import { sicbo } from './models/sicbo.ts';
import { threeCards } from './models/three-cards.ts';
import type { PicksModel } from './picks-model.ts';

// An outcome that a model drew is only ever given back to the same model.
/** Every version of a table's mathematics, as those of the slots. */
export const picksModelVersions: Readonly<Record<PicksModelId, readonly [...PicksModel[], PicksModel]>> = {
  baccarat: [baccaratV1, baccarat],
  sicbo: [sicbo],
  roulette: [roulette],
  'show-wheel': [showWheel],
  'dragon-tiger': [dragonTiger],
  'dragon-tiger-live': [dragonTigerLive],
  'bull-bull': [bullBullTable],
  'three-cards': [threeCards],
  'digits-3': [digits3],
  'digits-5': [digits5],
  'ranks-10': [ranks10],
  keno: [keno],
  'mark-six': [markSix],
  'prizes-27': [prizes27],
  'prizes-18': [prizes18],
  penalty: [penalty],
  'race-8': [race8],
  'race-6': [race6],
  'hounds-6': [hounds],
  'league-4': [league],
  'bird-duel': [birdDuel],
  'bird-pool': [birdPool],
  'esport-duel': [esportDuel],
};

export const picksModelById = Object.fromEntries(
  Object.entries(picksModelVersions).map(([id, versions]) => [id, versions.at(-1)]),
) as Readonly<Record<PicksModelId, PicksModel>>;

/** The timetable of a game that everybody plays together; null where each player has draws of their own. */
export function timetableOf(game: Pick<HouseGame, 'engine' | 'model'>): Timetable | null {
  return game.engine === 'picks' ? picksModelById[game.model as PicksModelId].timetable : null;
}

/** Whether what can be bet on changes from draw to draw. */
export function hasCards(game: Pick<HouseGame, 'engine' | 'model'>): boolean {
  return game.engine === 'picks' && picksModelById[game.model as PicksModelId].cards !== undefined;
}

/** The seats of a table at which members are seen by each other, with the options that lie at each. */
export function boxesOf(game: Pick<HouseGame, 'engine' | 'model'>): PicksModel['boxes'] {
  return game.engine === 'picks' ? picksModelById[game.model as PicksModelId].boxes : undefined;
}
