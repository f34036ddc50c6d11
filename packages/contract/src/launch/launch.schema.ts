import { z } from 'zod';
import { instantSchema } from '../core/wire.ts';

/** When a provider is in maintenance; either end may be unknown. */
export const maintenanceSchema = z.object({
  start_at: instantSchema.nullable(),
  end_at: instantSchema.nullable(),
});
export type Maintenance = z.output<typeof maintenanceSchema>;
