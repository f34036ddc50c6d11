import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, reasonSchema } from '../core/office-wire.ts';
import { gameCodeSchema, gpIdSchema, instantSchema } from '../core/wire.ts';

/** `asks_wallet`: it has to be given a wallet of the run's own; `is_open`: members play there. */
const refusals = ['asks_wallet', 'is_open'] as const;

const reportSchema = z.object({
  conformance_run_id: z.number().int(),
  operator: operatorRefSchema,
  reason: z.string(),
  currency: currencySchema,
  game_code: z.string(),
  asked_at: instantSchema,
  /** Null while it is under way; what has been seen so far is in `results`. */
  ended_at: instantSchema.nullable(),
  /** Why it came to no end; null unless it did. */
  failure: z.enum([...refusals, 'broke_off']).nullable(),
  results: z.array(
    z.object({
      name: z.string(),
      /** `not_seen`: the provider gave no occasion for it; it is no pass. */
      outcome: z.enum(['passed', 'failed', 'not_seen']),
      /** What was seen instead; null of what passed. */
      reason: z.string().nullable(),
    }),
  ),
});
export type ConformanceReport = z.output<typeof reportSchema>;

export const conformanceReports = defineOfficeQuery({
  path: '/provider/conformance',
  permission: 'provider.read',
  scope: 'house',
  summary: 'How a provider was seen to keep to the protocol: the last reports, the newest first',
  request: z.strictObject({ gp_id: gpIdSchema }),
  data: z.object({
    /** Why it cannot be tried out now; null where it can be. */
    refusal: z.enum(refusals).nullable(),
    list: z.array(reportSchema),
  }),
});

export const conformanceRun = defineOfficeChange({
  path: '/provider/try-out',
  permission: 'provider.edit',
  scope: 'house',
  stepUp: true,
  summary:
    'Tries out a provider that holds money and is in maintenance, as members of the run’s own; no member’s money is moved',
  request: z.strictObject({
    gp_id: gpIdSchema,
    currency: currencySchema,
    /** A game that opens there; 0 for the provider’s hall. */
    game_code: gameCodeSchema,
    reason: reasonSchema,
  }),
  data: z.object({ conformance_run_id: z.number().int() }),
  codes: { 101: 'conformance_asks_wallet', 102: 'conformance_is_open', 103: 'conformance_under_way' },
  audit: 'provider.tried_out',
  rateLimit: { perMinute: 2 },
});
