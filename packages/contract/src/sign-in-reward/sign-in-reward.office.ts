import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { daySchema, idSchema, instantSchema, say, wireIntBetween } from '../core/wire.ts';

export const longestSignInRewardDays = 62;
const highestTurnoverPercent = 1000;

const amount = moneySchema.refine((value) => !value.startsWith('-'), say('error.field_not_allowed'));

/** A time that gives something else than the others. */
const milestoneSchema = z.object({ time: wireIntBetween(1, longestSignInRewardDays), amount });

const terms = {
  currency: currencySchema,
  first_day: daySchema,
  last_day: daySchema,
  /** What each time gives. */
  amount,
  milestones: z.array(milestoneSchema).max(longestSignInRewardDays),
  turnover_percent: wireIntBetween(0, highestTurnoverPercent),
  /** What must be deposited, or played as valid turnover, on a day before it can be signed in for; zero: nothing. */
  deposit: amount,
  turnover: amount,
  /** All that the calendar may give. */
  budget: amount,
};

const calendarSchema = z.object({
  calendar_id: z.number().int(),
  ...terms,
  state: z.enum(['coming', 'running', 'over', 'stopped']),
  /** What it has given, to how many members, how often. */
  given: moneySchema,
  members: z.number().int(),
  times: z.number().int(),
  /** What a member gets who comes every day. */
  most_per_member: moneySchema,
  created_at: instantSchema,
  stopped_at: instantSchema.nullable(),
});
export type OfficeSignInRewardCalendar = z.output<typeof calendarSchema>;

export const signInRewardCalendars = defineOfficeQuery({
  path: '/sign-in-reward/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A site’s sign-in calendars with what they gave, the newest first',
  request: z.strictObject({ site_id: idSchema, ...pageRequest }),
  data: pageOf(calendarSchema),
});

export const signInRewardStart = defineApprovedChange({
  path: '/sign-in-reward/start',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary:
    'Asks for a sign-in calendar from a day to come until another. Somebody else must agree; no two of a currency overlap',
  request: z.strictObject({ site_id: idSchema, ...terms, reason: reasonSchema }),
  codes: { 101: 'sign_in_reward_overlaps', 102: 'sign_in_reward_begun' },
  audit: 'sign_in_reward.started',
});

export const signInRewardStop = defineOfficeChange({
  path: '/sign-in-reward/stop',
  permission: 'promotion.edit',
  scope: 'site',
  summary: 'Ends a calendar at once. What was given stays given',
  request: z.strictObject({ site_id: idSchema, calendar_id: idSchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'sign_in_reward_over' },
  audit: 'sign_in_reward.stopped',
});
