import { z } from 'zod';
import { instantSchema } from '../core/wire.ts';

/** What members are told of why something is switched off: it is looked at, its provider has trouble, it is worked on. */
export const stopCauses = ['check', 'provider', 'works'] as const;
export type StopCause = (typeof stopCauses)[number];

/** When a provider is in maintenance; either end may be unknown. */
export const maintenanceSchema = z.object({
  start_at: instantSchema.nullable(),
  end_at: instantSchema.nullable(),
  /** It is not in maintenance: operators have switched this off. */
  stopped: z
    .object({ what: z.enum(['game', 'provider', 'all']), cause: z.enum(stopCauses).nullable() })
    .optional(),
});
export type Maintenance = z.output<typeof maintenanceSchema>;
