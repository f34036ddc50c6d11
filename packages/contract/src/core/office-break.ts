import { z } from 'zod';
import { operatorRefSchema, reasonSchema } from './office-wire.ts';
import { idSchema, instantSchema, optional } from './wire.ts';

/** `explained`: it is known why, and both sides still differ. */
export const breakStates = ['open', 'explained', 'resolved'] as const;
export type BreakState = (typeof breakStates)[number];

/** What every case has in which our books and somebody else's say different things. */
export const breakHead = {
  break_id: z.number().int(),
  state: z.enum(breakStates),
  /** Resolved by a look that found both sides saying the same. */
  is_agreed: z.boolean(),
  owner: operatorRefSchema.nullable(),
  found_at: instantSchema,
  changed_at: instantSchema,
};

export const breakStepSchema = z.object({
  at: instantSchema,
  what: z.enum(['found', 'changed', 'came_back', 'agreed', 'worked']),
  /** Null: a look at the books did it. */
  operator: operatorRefSchema.nullable(),
  state: z.enum(breakStates),
  owner: operatorRefSchema.nullable(),
  note: z.string(),
});
export type BreakStepShown = z.output<typeof breakStepSchema>;

/** Takes a case or leaves it, and says how it stands and why. */
export const breakWorkSchema = z.strictObject({
  break_id: idSchema,
  owner: optional(z.enum(['me', 'nobody'])),
  state: optional(z.enum(breakStates)),
  reason: reasonSchema,
});
export type BreakWork = z.output<typeof breakWorkSchema>;
