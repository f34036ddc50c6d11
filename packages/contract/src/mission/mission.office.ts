import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema, wordsSchema } from '../core/office-wire.ts';
import {
  daySchema,
  gpIdSchema,
  gtIdSchema,
  idSchema,
  instantSchema,
  optional,
  typedAmountSchema,
} from '../core/wire.ts';
import { rewardTermsSchema } from '../promotion/reward.ts';
import { missionFacts, missionPeriods } from './mission.words.ts';

export const longestMissionDays = 92;

const terms = {
  currency: currencySchema,
  title: wordsSchema(80),
  text: wordsSchema(500),
  first_day: daySchema,
  last_day: daySchema,
  period: z.enum(missionPeriods),
  fact: z.enum(missionFacts),
  /** An amount of turnover and deposits, a number of rounds and days, how many times the stake of a win. */
  target: typedAmountSchema,
  /** The games that count; all where neither is named. Of turnover, rounds and wins alone. */
  gt_id: optional(gtIdSchema),
  gp_id: optional(gpIdSchema),
  /** Of a round that counts: rounds and wins ask for it. */
  least_stake: optional(typedAmountSchema),
  amount: typedAmountSchema,
  reward: rewardTermsSchema,
  /** All that the mission may give. */
  budget: typedAmountSchema,
};
const termsSchema = z.object(terms);
export type MissionTerms = z.output<typeof termsSchema>;

const officeMissionStates = ['coming', 'running', 'over', 'stopped'] as const;

const missionSchema = z.object({
  mission_id: z.number().int(),
  ...terms,
  state: z.enum(officeMissionStates),
  /** What it has given, how often, to how many members. */
  given: moneySchema,
  claims: z.number().int(),
  members: z.number().int(),
  created_at: instantSchema,
  stopped_at: instantSchema.nullable(),
});
export type OfficeMission = z.output<typeof missionSchema>;

const which = { site_id: idSchema, mission_id: idSchema };

export const missionList = defineOfficeQuery({
  path: '/mission/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A site’s missions with what they gave, the newest first',
  request: z.strictObject({ site_id: idSchema, ...pageRequest }),
  data: pageOf(missionSchema),
});

export const missionShow = defineOfficeQuery({
  path: '/mission/show',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A mission with what it gave',
  request: z.strictObject(which),
  data: missionSchema,
});

export const missionClaims = defineOfficeQuery({
  path: '/mission/claims',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Who was given what for a mission, the newest first',
  request: z.strictObject({ ...which, ...pageRequest }),
  data: pageOf(
    z.object({
      claim_id: z.number().int(),
      member_id: z.number().int(),
      account: z.string(),
      period_day: daySchema,
      amount: moneySchema,
      at: instantSchema,
    }),
  ),
});

export const missionAnnounce = defineApprovedChange({
  path: '/mission/announce',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary:
    'Asks for a mission from a day to come until another. Somebody else must agree; nothing of it changes then',
  request: z.strictObject({ site_id: idSchema, ...terms, reason: reasonSchema }),
  codes: { 101: 'mission_begun' },
  audit: 'mission.announced',
});

export const missionStop = defineOfficeChange({
  path: '/mission/stop',
  permission: 'promotion.edit',
  scope: 'site',
  summary: 'Ends a mission at once. What was given stays given',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'mission_over' },
  audit: 'mission.stopped',
});
