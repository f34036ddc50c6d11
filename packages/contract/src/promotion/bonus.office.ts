import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { gtIdSchema, idSchema, instantSchema, optional, say, wireIntBetween } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { grantStates } from './grant-states.ts';

/** Ten times what is given is the most that may be asked. */
const highestWageringPercent = 1000;
const longestDays = 90;
const mostExcluded = 200;

const amount = moneySchema.refine(
  (value) => !value.startsWith('-') && /[1-9]/.test(value),
  say('error.field_not_allowed'),
);
const gameSchema = z.string().regex(/^GP[A-Z0-9]{2,3}\/[\w.-]{1,64}$/, say('error.field_format'));

const bonusSchema = z.object({
  grant_id: z.number().int(),
  member_id: z.number().int(),
  account: z.string(),
  state: z.enum(grantStates),
  currency: currencySchema,
  granted: moneySchema,
  /** What it holds; of one that waits, what it will. */
  held: moneySchema,
  required: moneySchema,
  wagered: moneySchema,
  cashed: moneySchema,
  gt_id: z.number().int(),
  gt_name: z.string(),
  weight_percent: z.number(),
  /** Null: any, as is `max_cashout`. */
  max_stake: moneySchema.nullable(),
  max_cashout: moneySchema.nullable(),
  /** As `GP/code`. */
  excluded_games: z.array(z.string()),
  /** The request by which an operator gave it; null where something else did. */
  change_request_id: z.number().int().nullable(),
  given_at: instantSchema,
  expires_at: instantSchema,
  ended_at: instantSchema.nullable(),
});
export type OfficeBonus = z.output<typeof bonusSchema>;

export const bonusList = defineOfficeQuery({
  path: '/bonus/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Bonuses of a site’s members, or of one of them, the newest first',
  request: z.strictObject({
    site_id: idSchema,
    member_id: optional(idSchema),
    state: optional(z.enum(grantStates)),
    ...pageRequest,
  }),
  data: pageOf(bonusSchema),
});

const which = { site_id: idSchema, grant_id: idSchema };

export const bonusShow = defineOfficeQuery({
  path: '/bonus/show',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A bonus with what was booked of it beside its bets',
  request: z.strictObject(which),
  data: z.object({
    bonus: bonusSchema,
    /** The oldest first, five hundred at most. */
    legs: z.array(
      z.object({
        transaction_id: z.number().int(),
        kind: z.enum(['bonus_grant', 'bonus_settle', 'bonus_late', 'bonus_back']),
        account_kind: z.enum(['member_bonus', 'member_main', 'house_bonus', 'house_breakage']),
        amount: moneySchema,
        at: instantSchema,
      }),
    ),
  }),
});

export const bonusPlays = defineOfficeQuery({
  path: '/bonus/plays',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What was played with a bonus, the newest first; what was taken back stands below zero',
  request: z.strictObject({ ...which, ...pageRequest }),
  data: pageOf(
    z.object({
      transaction_id: z.number().int(),
      gp_id: z.string(),
      game_code: z.string(),
      round_id: z.string(),
      cash_stake: moneySchema,
      bonus_stake: moneySchema,
      bonus_payout: moneySchema,
      counted: moneySchema,
      at: instantSchema,
    }),
  ),
});

export const bonusGive = defineApprovedChange({
  path: '/bonus/give',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary: 'Asks for a bonus for one member. Somebody else must agree; its days begin then',
  request: z.strictObject({
    ...officeMember,
    amount,
    /** Of the amount, what is to be staked. */
    wagering_percent: wireIntBetween(100, highestWageringPercent),
    gt_id: gtIdSchema,
    max_stake: optional(amount),
    max_cashout: optional(amount),
    excluded_games: z.array(gameSchema).max(mostExcluded, say('error.field_too_long')),
    days: wireIntBetween(1, longestDays),
    reason: reasonSchema,
  }),
  codes: { 101: 'bonus_member_blocked' },
  audit: 'bonus.given',
});

export const bonusVoid = defineOfficeChange({
  path: '/bonus/void',
  permission: 'promotion.edit',
  scope: 'site',
  summary: 'Takes a bonus back: what is left of it goes to the house, once its open rounds have closed',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'bonus_ended' },
  audit: 'bonus.voided',
});
