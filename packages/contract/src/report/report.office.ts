import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest } from '../core/office-wire.ts';
import {
  daySchema,
  gameCodeSchema,
  gpIdSchema,
  idSchema,
  instantSchema,
  optional,
  optionalChoice,
  say,
  wireIntOf,
} from '../core/wire.ts';
import {
  cohortUnits,
  longestReportDays,
  movingSteps,
  reportHalls,
  reportSteps,
  returnVerdicts,
} from './report-steps.ts';

const dayMs = 86_400_000;

/** A sum of many amounts in its currency's scale, which may be longer than an amount. */
const sumSchema = z.string().regex(/^-?\d+(\.\d{1,2})?$/);
const percentSchema = z.string().regex(/^-?\d+\.\d{2}$/);

/** Days of each site's time zone, both included. */
const period = { from: daySchema, to: daySchema };
const filters = {
  ...period,
  site_id: optional(idSchema),
  currency: optionalChoice(currencySchema),
  gt_id: optional(wireIntOf(reportHalls)),
  gp_id: optionalChoice(gpIdSchema),
  game_code: optionalChoice(gameCodeSchema),
};

type Period = { from: string; to: string };
const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
/** Days that begin before they end, and not too many. */
function bounded<Schema extends z.ZodType<Period>>(schema: Schema) {
  return schema
    .refine(({ from, to }) => from <= to, { path: ['to'], error: say('error.field_not_allowed') })
    .refine((asked) => daysOf(asked) <= longestReportDays, {
      path: ['from'],
      error: say('error.field_too_long'),
    });
}

const sums = {
  currency: currencySchema,
  rounds: z.number().int(),
  turnover: sumSchema,
  valid_turnover: sumSchema,
  payout: sumSchema,
  ggr: sumSchema,
  /** The part of `ggr` that became known on these days of rounds that had been counted before. */
  late_ggr: sumSchema,
};

/** What a line is of; null where it is of all of them. */
const lineOf = {
  key: z.string(),
  site_id: z.number().int().nullable(),
  day: z.string().nullable(),
  gt_id: z.number().int().nullable(),
  gp_id: z.string().nullable(),
  game_code: z.string().nullable(),
  member_id: z.number().int().nullable(),
  /** What people call it; empty where it has no name, or not one for who asks. */
  name: z.string(),
};

/** What is asked of a whole report, without where its page begins. */
export const askedFigures = bounded(z.strictObject({ by: z.enum(reportSteps), ...filters }));
export const askedReturns = bounded(z.strictObject(filters));

export const reportFigures = defineOfficeQuery({
  path: '/report/figures',
  permission: 'report.read',
  scope: 'some',
  summary:
    'What was staked and paid on days of the sites’ time zones: rounds that closed on them, and what became known on them of earlier rounds. One line for each currency; by day the latest first, else the greatest turnover of a currency first',
  request: bounded(z.strictObject({ by: z.enum(reportSteps), ...filters, ...pageRequest })),
  data: pageOf(z.object({ ...lineOf, ...sums })).extend({
    totals: z.array(z.object(sums)),
    /** Days that end before it never change any more; null while nothing was counted. */
    counted_until: instantSchema.nullable(),
  }),
});

export const reportPlayers = defineOfficeQuery({
  path: '/report/players',
  permission: 'report.read',
  scope: 'some',
  summary:
    'How many members have played, each counted once: of lines of figures, by their keys, and of all of them together. They cannot be added up, so they are counted apart from the sums',
  request: bounded(
    z.strictObject({
      by: z.enum(reportSteps),
      ...filters,
      keys: z.array(z.string().regex(/^[\w .-]{1,100}$/)).max(200),
    }),
  ),
  data: z.object({
    list: z.array(z.object({ key: z.string(), currency: currencySchema, members: z.number().int() })),
    totals: z.array(z.object({ currency: currencySchema, members: z.number().int() })),
  }),
});

export const reportRounds = defineOfficeQuery({
  path: '/report/rounds',
  permission: 'report.read',
  scope: 'site',
  summary: 'The rounds of a member that closed on days of the site’s time zone, the latest first',
  request: bounded(
    z.strictObject({
      ...period,
      site_id: idSchema,
      member_id: idSchema,
      gt_id: optional(wireIntOf(reportHalls)),
      gp_id: optionalChoice(gpIdSchema),
      game_code: optionalChoice(gameCodeSchema),
      ...pageRequest,
      cursor: optional(z.string().max(300)),
    }),
  ),
  data: pageOf(
    z.object({
      round_id: z.string(),
      gp_id: z.string(),
      gp_name: z.string(),
      gt_id: z.number().int(),
      game_code: z.string(),
      game_name: z.string(),
      opened_at: instantSchema,
      closed_at: instantSchema,
      currency: currencySchema,
      bets: z.number().int(),
      stake: sumSchema,
      payout: sumSchema,
      ggr: sumSchema,
      valid_turnover: sumSchema,
      /** What the house staked. */
      free_stake: sumSchema,
      /** How often it has changed after it had closed. */
      changes: z.number().int(),
    }),
  ).extend({
    timezone: z.string(),
    /** Empty for who may not look members up. */
    member_account: z.string(),
  }),
});

export const reportReturns = defineOfficeQuery({
  path: '/report/returns',
  permission: 'report.read',
  scope: 'some',
  summary:
    'What games have paid back beside what they promise, with the bounds in which their own return lies in 99 of 100 cases; the greatest turnover of a currency first',
  request: bounded(z.strictObject({ ...filters, ...pageRequest })),
  data: pageOf(
    z.object({
      ...lineOf,
      currency: currencySchema,
      rounds: z.number().int(),
      /** Days of members, whose spread the bounds are made of. */
      member_days: z.number().int(),
      turnover: sumSchema,
      /** Null where nothing was staked. */
      seen: percentSchema.nullable(),
      /** Null while too little was played. */
      bounds: z.object({ low: percentSchema, high: percentSchema }).nullable(),
      /** Where bets of the game differ, of the worst and of the best; null where nothing is promised. */
      promised: z.object({ from: percentSchema, to: percentSchema }).nullable(),
      verdict: z.enum(returnVerdicts),
    }),
  ).extend({
    /** With less than this nothing is said of a game. */
    least: z.object({ rounds: z.number().int(), member_days: z.number().int() }),
  }),
});

export const reportMovements = defineOfficeQuery({
  path: '/report/movements',
  permission: 'report.read',
  scope: 'some',
  summary: 'Whose GGR has changed most against as many days before; the greatest change of a currency first',
  request: bounded(z.strictObject({ by: z.enum(movingSteps), ...filters })),
  data: z.object({
    before: z.object(period),
    list: z.array(
      z.object({
        ...lineOf,
        currency: currencySchema,
        ggr: sumSchema,
        ggr_before: sumSchema,
        change: sumSchema,
        turnover: sumSchema,
        turnover_before: sumSchema,
      }),
    ),
  }),
});

export const reportRetention = defineOfficeQuery({
  path: '/report/retention',
  permission: 'report.read',
  scope: 'some',
  summary:
    'Of members who first played in a day or week: how many played again so many days or weeks later, the latest first',
  request: bounded(
    z.strictObject({
      ...period,
      unit: z.enum(cohortUnits),
      site_id: optional(idSchema),
      currency: optionalChoice(currencySchema),
    }),
  ),
  data: z.object({
    list: z.array(
      z.object({
        /** The first day; weeks begin on Monday. */
        start: z.string(),
        members: z.number().int(),
        /** From one day or week after it on; those that have not begun are left out. */
        returned: z.array(z.number().int()),
      }),
    ),
  }),
});
