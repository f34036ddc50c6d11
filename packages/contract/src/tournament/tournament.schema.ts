import { z } from 'zod';

export const rankedSchema = z.object({
  rank: z.number().int(),
  /** Masked, such as `de***1`. */
  member_account: z.string(),
  /** How many times the stake, an amount, or a number of points. */
  score: z.string(),
});
export type Ranked = z.output<typeof rankedSchema>;
