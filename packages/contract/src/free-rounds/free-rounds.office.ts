import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say, wireIntBetween } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { freeAwardPays, freeAwardStates } from './free-round-states.ts';

const highestWageringPercent = 1000;
const longestDays = 90;
const mostRounds = 1000;

const stake = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, say('error.field_format'))
  .refine((value) => /[1-9]/.test(value), say('error.field_not_allowed'));
const gameSchema = z.string().regex(/^GP[A-Z0-9]{2,3}\/[\w.-]{1,64}$/, say('error.field_format'));

const freeRoundsSchema = z.object({
  award_id: z.number().int(),
  member_id: z.number().int(),
  account: z.string(),
  state: z.enum(freeAwardStates),
  /** An operator wants them to end, and the provider has not agreed yet. */
  is_cancelling: z.boolean(),
  /** Cancelled or past their time, and not over: two people can end them without their provider. */
  can_end: z.boolean(),
  currency: currencySchema,
  /** As `GP/code`. */
  game: z.string(),
  game_name: z.string(),
  stake: moneySchema,
  count: z.number().int(),
  used: z.number().int(),
  won: moneySchema,
  pays: z.enum(freeAwardPays),
  wagering_percent: z.number().int(),
  bonus_days: z.number().int().nullable(),
  /** Null where something else gave them. */
  change_request_id: z.number().int().nullable(),
  given_at: instantSchema,
  expires_at: instantSchema,
  ended_at: instantSchema.nullable(),
  /** When what was won was given. */
  credited_at: instantSchema.nullable(),
});
export type OfficeFreeRounds = z.output<typeof freeRoundsSchema>;

export const freeRoundsList = defineOfficeQuery({
  path: '/free-rounds/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Free rounds of a site’s members, or of one of them, the newest first',
  request: z.strictObject({
    site_id: idSchema,
    member_id: optional(idSchema),
    state: optional(z.enum(freeAwardStates)),
    ...pageRequest,
  }),
  data: pageOf(freeRoundsSchema),
});

const which = { site_id: idSchema, award_id: idSchema };

export const freeRoundsShow = defineOfficeQuery({
  path: '/free-rounds/show',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Free rounds of a member with the rounds that were played, the newest first, a thousand at most',
  request: z.strictObject(which),
  data: z.object({
    free_rounds: freeRoundsSchema,
    rounds: z.array(z.object({ round_id: z.string(), win: moneySchema, at: instantSchema })),
  }),
});

export const freeRoundsGive = defineApprovedChange({
  path: '/free-rounds/give',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary:
    'Asks for free rounds for one member in a game whose provider asks the wallet. Somebody else must agree; their days begin then',
  request: z.strictObject({
    ...officeMember,
    /** As `GP/code`. */
    game: gameSchema,
    count: wireIntBetween(1, mostRounds),
    stake,
    days: wireIntBetween(1, longestDays),
    pays: z.enum(freeAwardPays),
    wagering_percent: wireIntBetween(0, highestWageringPercent),
    /** How long a bonus can be played; without a meaning where cash is paid. */
    bonus_days: optional(wireIntBetween(1, longestDays)),
    reason: reasonSchema,
  }),
  audit: 'free_rounds.given',
});

export const freeRoundsEnd = defineApprovedChange({
  path: '/free-rounds/end',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary:
    'Asks that free rounds end without their provider’s word, where they are cancelled or past their time. Somebody else must agree; what was won is given, and what the provider tells of them afterwards is refused',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  codes: { 101: 'free_rounds_over', 102: 'free_rounds_run' },
  audit: 'free_rounds.ended',
});

export const freeRoundsCancel = defineOfficeChange({
  path: '/free-rounds/cancel',
  permission: 'promotion.edit',
  scope: 'site',
  summary: 'Has free rounds end, once their provider agrees; what was won until then is given',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'free_rounds_ended' },
  audit: 'free_rounds.cancelled',
});
