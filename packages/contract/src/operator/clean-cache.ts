import { z } from 'zod';
import { idSchema } from '../core/wire.ts';

/** `POST /operator/v1/clean-cache`: one member's windows, or those of everybody who is logged in at a site, begin anew. */
export const cleanCacheRequest = z.strictObject({
  site_id: idSchema,
  /** Absent: everybody. */
  member_account: z.string().min(1).max(64).optional(),
});

export const cleanCacheAnswer = z.union([
  z.object({
    status: z.literal('OK'),
    /** How many members were told. */
    told: z.number().int(),
  }),
  z.object({ status: z.enum(['SITE_NOT_YOURS', 'MEMBER_DOES_NOT_EXIST']) }),
]);
export type CleanCacheAnswer = z.output<typeof cleanCacheAnswer>;
