import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { daySchema, idSchema, instantSchema } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { vipTermsSchema } from './vip.schema.ts';

const ofPlan = { site_id: idSchema, currency: currencySchema };

const planSchema = z.object({
  currency: currencySchema,
  /** The latest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      from_day: daySchema,
      state: z.enum(['over', 'in_force', 'coming']),
      terms: vipTermsSchema,
    }),
  ),
  /** How many members have which level now. */
  members: z.array(z.object({ level: z.number().int(), members: z.number().int() })),
});
export type OfficeVipPlan = z.output<typeof planSchema>;

export const vipPlans = defineOfficeQuery({
  path: '/vip/plans',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A site’s levels by currency, in their latest versions, and how many members have which',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ list: z.array(planSchema) }),
});

export const vipTry = defineOfficeQuery({
  path: '/vip/try',
  permission: 'promotion.read',
  scope: 'site',
  summary:
    'How many members would have had which level at the end of last month, and what reaching them would have given',
  request: z.strictObject({ ...ofPlan, terms: vipTermsSchema }),
  data: z.object({
    day: daySchema,
    levels: z.array(
      z.object({ level: z.number().int(), members: z.number().int(), award_cost: moneySchema }),
    ),
  }),
});
export type VipTried = z.output<typeof vipTry.data>;

export const vipPublish = defineApprovedChange({
  path: '/vip/publish',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary: 'Asks that a site’s levels be these from a day to come on',
  request: z.strictObject({ ...ofPlan, from_day: daySchema, terms: vipTermsSchema, reason: reasonSchema }),
  codes: { 101: 'vip_from_tomorrow' },
  audit: 'vip.published',
});

export const vipMember = defineOfficeQuery({
  path: '/vip/member',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A member’s level and how it came to be; null where the site has no levels',
  request: z.strictObject(officeMember),
  data: z
    .object({
      currency: currencySchema,
      level: z.number().int(),
      name: z.string(),
      turnover: moneySchema,
      deposit: moneySchema,
      keep_until: daySchema.nullable(),
      steps: z.array(
        z.object({
          day: daySchema,
          from_level: z.number().int(),
          to_level: z.number().int(),
          made_at: instantSchema,
        }),
      ),
    })
    .nullable(),
});
