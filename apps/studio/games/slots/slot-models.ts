import type { SlotModelId } from '@halls/house-games';
import { classic5 } from './models/classic-5.ts';
import { cluster49 } from './models/cluster-49.ts';
import { expand10, expand10V1 } from './models/expand-10.ts';
import { hold15 } from './models/hold-15.ts';
import { lines20, lines20V1 } from './models/lines-20.ts';
import { sticky20 } from './models/sticky-20.ts';
import { tumble30 } from './models/tumble-30.ts';
import { ways243, ways243V1 } from './models/ways-243.ts';
import type { SlotModel } from './slot-model.ts';

/**
 * Every version of a model's mathematics, the first first; the last one is played. A version never changes: rounds of
 * it are verified for ever.
 */
export const slotModelVersions: Readonly<Record<SlotModelId, readonly [...SlotModel[], SlotModel]>> = {
  'classic-5': [classic5],
  'cluster-49': [cluster49],
  'expand-10': [expand10V1, expand10],
  'hold-15': [hold15],
  'lines-20': [lines20V1, lines20],
  'sticky-20': [sticky20],
  'tumble-30': [tumble30],
  'ways-243': [ways243V1, ways243],
};

export const slotModelById = Object.fromEntries(
  Object.entries(slotModelVersions).map(([id, versions]) => [id, versions.at(-1)]),
) as Readonly<Record<SlotModelId, SlotModel>>;
