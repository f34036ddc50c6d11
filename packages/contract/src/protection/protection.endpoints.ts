import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema, instantSchema, say } from '../core/wire.ts';

/** Null is none. */
const limit = moneySchema.nullable();

/** What a member may lose in a day of their site: the lower one of what the house and what they themselves have set. */
const limitsSchema = z.object({
  currency: currencySchema,
  limit,
  /** Stakes less what came back, and what lies with providers that hold it; counted while there is a limit. */
  used_today: moneySchema,
  left_today: limit,
  day_ends_at: instantSchema,
  house: limit,
  /** What the house has loosened and does not hold yet. */
  house_next: z.object({ amount: limit, from: instantSchema }).nullable(),
  own: limit,
  /** A looser one that the member has asked for: to be confirmed between these. */
  wish: z
    .object({ amount: limit, from: instantSchema, until: instantSchema, is_ready: bitSchema })
    .nullable(),
});
export type OwnLimits = z.output<typeof limitsSchema>;

export const ownLimits = defineEndpoint({
  path: '/member/limit',
  access: 'member',
  summary: 'What the member may lose in a day, what of it is used today, and what is to come',
  request: z.strictObject({}),
  data: limitsSchema,
});

export const setOwnLimit = defineEndpoint({
  path: '/member/limit/set',
  access: 'member',
  summary:
    'Sets the member’s own limit. A lower one holds at once and counts the whole day; a higher one, or none, can be confirmed a day later',
  request: z.strictObject({
    amount: moneySchema.refine((value) => !value.startsWith('-'), say('error.field_not_allowed')).nullable(),
  }),
  data: limitsSchema,
  codes: { 101: 'limit_unchanged' },
});

export const confirmOwnLimit = defineEndpoint({
  path: '/member/limit/confirm',
  access: 'member',
  summary: 'Says again what was asked for a day ago: from now on it holds',
  request: z.strictObject({}),
  data: limitsSchema,
  codes: { 101: 'limit_nothing_to_confirm' },
});

export const keepOwnLimit = defineEndpoint({
  path: '/member/limit/keep',
  access: 'member',
  summary: 'Keeps the limit that is set and forgets what was asked for',
  request: z.strictObject({}),
  data: limitsSchema,
  codes: { 101: 'limit_nothing_to_keep' },
});
