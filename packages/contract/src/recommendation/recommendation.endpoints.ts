import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema, idSchema, instantSchema, optional, say } from '../core/wire.ts';
import { heldReasons } from './held-reasons.ts';

/**
 * How far a friend is: something is left to do (`open`), it is looked at by the house (`held`), it is on its way, at the
 * latest when the next month has room for it (`waiting`), it was given, refused by the house, or the time went by.
 */
export const recommendedFriendStates = ['open', 'held', 'waiting', 'given', 'refused', 'missed'] as const;
export type RecommendedFriendState = (typeof recommendedFriendStates)[number];

const termsSchema = z.object({
  /** What a friend does within so many days of the registration: a first deposit, valid turnover. Zero: not asked. */
  deposit: moneySchema,
  turnover: moneySchema,
  days: z.number().int(),
  /** What the member gets for it, and the friend. */
  reward: moneySchema,
  friend_reward: moneySchema,
  /** How often what is given must be played before it can be withdrawn, in percent. */
  turnover_percent: z.number().int(),
  /** What a month of the site gives at most; what goes beyond it waits for the next one. */
  month_cap: moneySchema,
});

export const recommendation = defineEndpoint({
  path: '/member/recommendation',
  access: 'member',
  summary: 'By what the member brings friends, what that earns, and what it has earned',
  request: z.strictObject({}),
  data: z.object({
    /** Of the link, on the site that was asked. */
    path: z.string(),
    code: z.string(),
    /** The house has stopped the code: nobody can register by it. */
    is_stopped: bitSchema,
    currency: currencySchema,
    /** Null where the site runs none for the member's currency. */
    terms: termsSchema.nullable(),
    friends: z.number().int(),
    given: moneySchema,
    given_this_month: moneySchema,
  }),
});
export type Recommendation = z.output<typeof recommendation.data>;

const conditionSchema = z.object({ asked: moneySchema, done: moneySchema });

const friendSchema = z.object({
  friend_id: z.number().int(),
  /** Masked. */
  account: z.string(),
  registered_at: instantSchema,
  /** Null where the friend came while the site ran nothing, or with another currency. */
  standing: z
    .object({
      state: z.enum(recommendedFriendStates),
      currency: currencySchema,
      due_at: instantSchema,
      deposit: conditionSchema,
      turnover: conditionSchema,
      /** What it earns, or has earned. */
      reward: moneySchema,
      /** Why the house looks at it, while it does. */
      held_for: z.array(z.enum(heldReasons)),
    })
    .nullable(),
});
export type RecommendedFriend = z.output<typeof friendSchema>;

export const recommendedFriends = defineEndpoint({
  path: '/member/recommendation/friends',
  access: 'member',
  summary:
    'Whom the member has brought, the latest first, or the one of them with an account; accounts are masked',
  request: z.strictObject({
    /** A whole account. */
    account: optional(z.string().trim().max(64, say('error.field_too_long'))),
    cursor: optional(idSchema),
  }),
  data: z.object({ list: z.array(friendSchema), next_cursor: z.number().int().nullable() }),
});
