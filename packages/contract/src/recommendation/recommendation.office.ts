import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say, wireIntBetween } from '../core/wire.ts';
import { heldReasons } from './held-reasons.ts';

const amount = moneySchema.refine((value) => !value.startsWith('-'), say('error.field_not_allowed'));

const terms = {
  currency: currencySchema,
  /** The friend's first deposit and valid turnover, at least; zero: not asked. One of them is. */
  deposit: amount,
  turnover: amount,
  /** Since the registration. */
  days: wireIntBetween(1, 365),
  /** For the member who recommended. */
  reward: amount,
  /** For the friend; zero: nothing. */
  friend_reward: amount,
  turnover_percent: wireIntBetween(0, 1000),
  /** What one member is given for friends within a month. What goes beyond it waits for the next one. */
  month_cap: amount,
};

const termsSchema = z.object({
  terms_id: z.number().int(),
  version: z.number().int(),
  ...terms,
  begun_at: instantSchema,
  ended_at: instantSchema.nullable(),
  /** Who has come under it, who has done what it asks, and who is held. */
  friends: z.number().int(),
  met: z.number().int(),
  held: z.number().int(),
  given: moneySchema,
});
export type OfficeRecommendationTerms = z.output<typeof termsSchema>;

export const recommendationTerms = defineOfficeQuery({
  path: '/recommendation/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What a site gives for recommended friends, version by version, the newest first',
  request: z.strictObject({ site_id: idSchema, ...pageRequest }),
  data: pageOf(termsSchema),
});

export const recommendationStart = defineApprovedChange({
  path: '/recommendation/start',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary:
    'Asks for terms under which friends of a currency come from now on. Somebody else must agree; those who came before keep theirs',
  request: z.strictObject({ site_id: idSchema, ...terms, reason: reasonSchema }),
  audit: 'recommendation.started',
});

export const recommendationStop = defineOfficeChange({
  path: '/recommendation/stop',
  permission: 'promotion.edit',
  scope: 'site',
  summary: 'Ends the terms of a currency: who comes from now on earns nothing. Who came before keeps theirs',
  request: z.strictObject({ site_id: idSchema, currency: currencySchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'recommendation_not_running' },
  audit: 'recommendation.stopped',
});

const friendStates = ['open', 'held', 'met', 'refused', 'missed'] as const;

const memberRefSchema = z.object({ member_id: z.number().int(), member_account: z.string() });
const conditionSchema = z.object({ asked: moneySchema, done: moneySchema });

const friendSchema = z.object({
  friend: memberRefSchema,
  recommender: memberRefSchema,
  currency: currencySchema,
  /** Of the terms that they came under. */
  version: z.number().int(),
  state: z.enum(friendStates),
  registered_at: instantSchema,
  due_at: instantSchema,
  ended_at: instantSchema.nullable(),
  deposit: conditionSchema,
  turnover: conditionSchema,
  held_for: z.array(z.enum(heldReasons)),
  /** What an operator said of one that was held; empty where nobody did. */
  decision: z.string(),
  /** To both of them. */
  given: moneySchema,
});
export type OfficeRecommendedFriend = z.output<typeof friendSchema>;

export const recommendationFriends = defineOfficeQuery({
  path: '/recommendation/friends',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Who came to a site by whom, the latest first, and how far they are',
  request: z.strictObject({ site_id: idSchema, state: optional(z.enum(friendStates)), ...pageRequest }),
  data: pageOf(friendSchema),
});

export const recommendationDecide = defineOfficeChange({
  path: '/recommendation/decide',
  permission: 'promotion.approve',
  scope: 'site',
  summary:
    'Releases or refuses what is held for a friend. What is released is given, at most by the month’s room',
  request: z.strictObject({
    site_id: idSchema,
    friend_id: idSchema,
    verdict: z.enum(['release', 'refuse']),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'recommendation_decided' },
  audit: 'recommendation.decided',
});
