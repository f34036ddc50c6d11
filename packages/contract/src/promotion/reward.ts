import { z } from 'zod';
import { gtIdSchema, wireIntBetween } from '../core/wire.ts';

/** How a reward is given: as cash that is to be played before it is withdrawn, or as a bonus. */
export const rewardPays = ['cash', 'bonus'] as const;
export type RewardPays = (typeof rewardPays)[number];

/** Ten times what is given is the most that may be asked. */
const highestWageringPercent = 1000;
const longestBonusDays = 90;

/** As operators write it; a bonus is staked once at least. */
export const rewardTermsSchema = z.discriminatedUnion('pays', [
  z.strictObject({ pays: z.literal('cash'), wagering_percent: wireIntBetween(0, highestWageringPercent) }),
  z.strictObject({
    pays: z.literal('bonus'),
    wagering_percent: wireIntBetween(100, highestWageringPercent),
    gt_id: gtIdSchema,
    days: wireIntBetween(1, longestBonusDays),
  }),
]);
export type RewardTerms = z.output<typeof rewardTermsSchema>;

/** As members see it. */
export const rewardSchema = z.object({
  pays: z.enum(rewardPays),
  wagering_percent: z.number().int(),
  /** The hall that a bonus is for, and how long; null of cash. */
  gt_name: z.string().nullable(),
  days: z.number().int().nullable(),
});
export type Reward = z.output<typeof rewardSchema>;
