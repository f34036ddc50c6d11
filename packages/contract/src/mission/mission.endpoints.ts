import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { daySchema, idSchema, instantSchema } from '../core/wire.ts';
import { rewardPays, rewardSchema } from '../promotion/reward.ts';
import { missionFacts, missionPeriods } from './mission.words.ts';

/** `open`: there is something left to do. `reached`: it can be claimed. `used_up`: the mission has given all that it may. */
export const missionStates = ['open', 'reached', 'claimed', 'used_up'] as const;

const missionSchema = z.object({
  mission_id: z.number().int(),
  /** The first day of the period; a claim names it. */
  period_day: daySchema,
  title: z.string(),
  text: z.string(),
  fact: z.enum(missionFacts),
  period: z.enum(missionPeriods),
  /** An amount of turnover and deposits, a number of rounds and days, how many times the stake of a win. */
  target: z.string(),
  progress: z.string(),
  /** What is missing; null where nothing is. */
  left: z.string().nullable(),
  /** The games that count: a hall's, a provider's, or both. Null: all. */
  gt_name: z.string().nullable(),
  gp_name: z.string().nullable(),
  /** Of a round that counts; null where rounds are not looked at. */
  least_stake: moneySchema.nullable(),
  amount: moneySchema,
  reward: rewardSchema,
  state: z.enum(missionStates),
  /** When the period ends. It can be claimed for a day after that. */
  ends_at: instantSchema,
  is_over: z.boolean(),
});
export type Mission = z.output<typeof missionSchema>;

const claimSchema = z.object({
  claim_id: z.number().int(),
  title: z.string(),
  period_day: daySchema,
  amount: moneySchema,
  pays: z.enum(rewardPays),
  claimed_at: instantSchema,
});
export type MissionClaim = z.output<typeof claimSchema>;

export const missions = defineEndpoint({
  path: '/member/missions',
  access: 'member',
  summary:
    'Missions that the member can fulfil or claim, how far they are, and what they had for missions last',
  request: z.strictObject({}),
  data: z.object({
    currency: currencySchema,
    /** The site's, in which its days are. */
    timezone: z.string(),
    list: z.array(missionSchema),
    /** The latest twenty, the newest first. */
    claims: z.array(claimSchema),
  }),
});

export const claimMission = defineEndpoint({
  path: '/member/missions/claim',
  access: 'member',
  summary: 'Gives what a mission gives in a period, once: it is judged now',
  request: z.strictObject({ mission_id: idSchema, period_day: daySchema }),
  data: z.object({ amount: moneySchema, pays: z.enum(rewardPays) }),
  codes: {
    101: 'mission_done',
    102: 'mission_ended',
    103: 'mission_short',
    104: 'mission_used_up',
    105: 'mission_blocked',
  },
});
