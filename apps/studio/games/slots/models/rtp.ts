import type { SlotModelId } from '@halls/house-games';
import type { Rtp } from '../slot-model.ts';

/** What `exactRtp` computes from the models, kept because the tumbles take seconds; a test compares the two. */
export const slotRtp: Readonly<Record<SlotModelId, Rtp>> = {
  'lines-20': { base: 0.845926731052217, feature: 0.1213539570126597, total: 0.9672806880648767 },
  'ways-243': { base: 0.8132203657537055, feature: 0.1405912369089668, total: 0.9538116026626724 },
  'classic-5': { base: 0.9691116898148147, feature: 0, total: 0.9691116898148147 },
  'tumble-30': { base: 0.1358836944149559, feature: 0.811014771954153, total: 0.9468984663691089 },
  'expand-10': { base: 0.4338460479875279, feature: 0.5120389676940355, total: 0.9458850156815632 },
};
