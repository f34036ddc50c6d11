import type { HandsModelId } from '@halls/house-games';
import type { HandModel } from './hand-model.ts';
import { blackjack } from './models/blackjack.ts';
import { bonusPoker, jacksOrBetter } from './models/video-poker.ts';

// An outcome that a model gave is only ever given back to the same model.
/** Every version of a hand's mathematics, as those of the slots. */
export const handsModelVersions: Readonly<Record<HandsModelId, readonly [...HandModel[], HandModel]>> = {
  blackjack: [blackjack],
  'jacks-or-better': [jacksOrBetter],
  'bonus-poker': [bonusPoker],
};

export const handsModelById = Object.fromEntries(
  Object.entries(handsModelVersions).map(([id, versions]) => [id, versions.at(-1)]),
) as Readonly<Record<HandsModelId, HandModel>>;
