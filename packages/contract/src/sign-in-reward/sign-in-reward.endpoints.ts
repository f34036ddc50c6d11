import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { daySchema, instantSchema } from '../core/wire.ts';

/**
 * What the button of today says: it can be pressed (`click_signin`), was pressed (`click_signin_true`), or today asks for
 * something that is not done yet (`click_signin_pass`).
 */
export const signInRewardButtons = ['click_signin', 'click_signin_true', 'click_signin_pass'] as const;
/**
 * What a day of the calendar says: it went by (`is_signin_pass`), the member came (`is_signin_success`), it is to come
 * (`is_signin_noopen`), it is today and still open (`is_signin_true`).
 */
export const signInRewardDays = [
  'is_signin_pass',
  'is_signin_success',
  'is_signin_noopen',
  'is_signin_true',
] as const;

/** What was done today of what a day asks for. Both amounts are in the calendar's currency. */
const conditionSchema = z.object({ asked: moneySchema, done: moneySchema });

const calendarSchema = z.object({
  calendar_id: z.number().int(),
  currency: currencySchema,
  first_day: daySchema,
  last_day: daySchema,
  today: daySchema,
  /** When the site's day ends, and the next one can be signed in for. */
  today_ends_at: instantSchema,
  button: z.enum(signInRewardButtons),
  days: z.array(
    z.object({
      day: daySchema,
      state: z.enum(signInRewardDays),
      /** What was given on it; null where nothing was. */
      given: moneySchema.nullable(),
    }),
  ),
  /** How often the member came, and what that gave in all. */
  times: z.number().int(),
  given: moneySchema,
  /** What the next time gives; null where there is none left. */
  next: moneySchema.nullable(),
  /** What each time gives, the first one first. A day that is missed takes nothing away: the next time gives the next. */
  rewards: z.array(moneySchema),
  /** How often what is given must be played before it can be withdrawn, in percent. */
  turnover_percent: z.number().int(),
  /** Null: a day does not ask for it. */
  deposit: conditionSchema.nullable(),
  turnover: conditionSchema.nullable(),
});
export type SignInRewardCalendar = z.output<typeof calendarSchema>;

export const signInReward = defineEndpoint({
  path: '/member/sign_in_reward',
  access: 'member',
  summary: 'The calendar in which the member signs in day by day; null where the site runs none',
  request: z.strictObject({}),
  data: calendarSchema.nullable(),
});

export const claimSignInReward = defineEndpoint({
  path: '/member/sign_in_reward/claim',
  access: 'member',
  summary: 'Signs in for today and answers what that gave',
  request: z.strictObject({}),
  data: z.object({ cash: moneySchema, calendar: calendarSchema }),
  codes: { 101: 'sign_in_reward_done', 102: 'sign_in_reward_ended', 103: 'sign_in_reward_condition' },
});
