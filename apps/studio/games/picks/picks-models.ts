import type { PicksModelId } from '@halls/house-games';
import { baccarat } from './models/baccarat.ts';
import { birdDuel } from './models/bird-duel.ts';
import { digits3 } from './models/digits-3.ts';
import { dragonTiger } from './models/dragon-tiger.ts';
import { esportDuel } from './models/esport-duel.ts';
import { keno } from './models/keno.ts';
import { penalty } from './models/penalty.ts';
import { race6, race8 } from './models/race.ts';
import { sicbo } from './models/sicbo.ts';
import type { PicksModel } from './picks-model.ts';

// An outcome that a model drew is only ever given back to the same model.
export const picksModelById: Readonly<Record<PicksModelId, PicksModel>> = {
  baccarat,
  sicbo,
  'dragon-tiger': dragonTiger,
  'digits-3': digits3,
  keno,
  penalty,
  'race-8': race8,
  'race-6': race6,
  'bird-duel': birdDuel,
  'esport-duel': esportDuel,
};

/** Every option with its parameters filled in, or one example where all of them are alike: what the tables and tests walk. */
export function concreteOptions(model: PicksModel): string[] {
  if ('returnTable' in model)
    return [...(model as unknown as { returnTable: ReadonlyMap<string, number> }).returnTable.keys()];
  if (model.id === 'keno')
    return ['spots:1', 'spots:1,2', 'spots:1,2,3', 'spots:1,2,3,4', 'spots:1,2,3,4,5', 'spots:1,2,3,4,5,6'];
  return model.options.map((option) => option.example ?? option.id);
}
