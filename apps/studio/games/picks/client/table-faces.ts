import type { PicksModelId } from '@halls/house-games';
import type { TableFace } from './table-face.ts';
import { baccaratFace } from './tables/baccarat.ts';
import { birdDuelFace } from './tables/bird-duel.ts';
import { birdPoolFace } from './tables/bird-pool.ts';
import { bullBullFace } from './tables/bull-bull.ts';
import { digits3Face } from './tables/digits-3.ts';
import { digits5Face } from './tables/digits-5.ts';
import { dragonTigerLiveFace } from './tables/dragon-tiger-live.ts';
import { dragonTigerFace } from './tables/dragon-tiger.ts';
import { esportDuelFace } from './tables/esport-duel.ts';
import { houndsFace } from './tables/hounds.ts';
import { kenoFace } from './tables/keno.ts';
import { leagueFace } from './tables/league.ts';
import { markSixFace } from './tables/mark-six.ts';
import { penaltyFace } from './tables/penalty.ts';
import { prizes18Face, prizes27Face } from './tables/prize-draw.ts';
import { race6Face, race8Face } from './tables/race.ts';
import { ranks10Face } from './tables/ranks-10.ts';
import { rouletteFace } from './tables/roulette.ts';
import { showWheelFace } from './tables/show-wheel.ts';
import { sicboFace } from './tables/sicbo.ts';
import { threeCardsFace } from './tables/three-cards.ts';

export const tableFaceById: Readonly<Record<PicksModelId, TableFace>> = {
  baccarat: baccaratFace,
  sicbo: sicboFace,
  roulette: rouletteFace,
  'show-wheel': showWheelFace,
  'dragon-tiger': dragonTigerFace,
  'dragon-tiger-live': dragonTigerLiveFace,
  'bull-bull': bullBullFace,
  'three-cards': threeCardsFace,
  'digits-3': digits3Face,
  'digits-5': digits5Face,
  'ranks-10': ranks10Face,
  keno: kenoFace,
  'mark-six': markSixFace,
  'prizes-27': prizes27Face,
  'prizes-18': prizes18Face,
  penalty: penaltyFace,
  'race-8': race8Face,
  'race-6': race6Face,
  'hounds-6': houndsFace,
  'league-4': leagueFace,
  'bird-duel': birdDuelFace,
  'bird-pool': birdPoolFace,
  'esport-duel': esportDuelFace,
};
