export const offerRewards = ['bonus', 'cash', 'free_rounds'] as const;
export type OfferReward = (typeof offerRewards)[number];

/** How often a member may have it. */
export const offerPeriods = ['once', 'daily', 'weekly', 'yearly'] as const;
export type OfferPeriod = (typeof offerPeriods)[number];

/** How a claim stands. `waiting`: for a deposit. */
export const offerClaimStates = ['waiting', 'given', 'lapsed', 'withdrawn', 'refused'] as const;
export type OfferClaimState = (typeof offerClaimStates)[number];
