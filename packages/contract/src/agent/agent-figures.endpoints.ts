import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { daySchema, optionalChoice, optional, wireFlag } from '../core/wire.ts';

/** Days of the site, both included, at most 31; without them the current month up to today. */
const askedDays = { first_day: optionalChoice(daySchema), last_day: optionalChoice(daySchema) };
const answeredDays = { first_day: daySchema, last_day: daySchema };

const playedSchema = z.object({
  currency: currencySchema,
  rounds: z.number().int(),
  stake: moneySchema,
  payout: moneySchema,
  /** Stakes less payouts. */
  result: moneySchema,
  valid_turnover: moneySchema,
});
export type PlayedBelow = z.output<typeof playedSchema>;

export const agentOperations = defineEndpoint({
  path: '/agent/operations',
  access: 'agent',
  summary:
    'What was played below the agent by day, the latest first, hall and currency; each day by those who were below at its end',
  request: z.strictObject({ ...askedDays, only_own: optional(wireFlag) }),
  data: z.object({
    ...answeredDays,
    list: z.array(
      z.object({
        day: daySchema,
        /** 0: in no hall. */
        gt_id: z.number().int(),
        ...playedSchema.shape,
      }),
    ),
  }),
  rateLimit: { perMinute: 60 },
});

export const agentLevels = defineEndpoint({
  path: '/agent/levels',
  access: 'agent',
  summary: 'Who is at each level below the agent now, and what was played there; level 1 is right below',
  request: z.strictObject(askedDays),
  data: z.object({
    ...answeredDays,
    list: z.array(
      z.object({
        level: z.number().int(),
        members: z.number().int(),
        agents: z.number().int(),
        played: z.array(playedSchema),
      }),
    ),
  }),
  rateLimit: { perMinute: 60 },
});
