import { z } from 'zod';
import { languageSchema } from '../core/language.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, wireIntBetween } from '../core/wire.ts';
import { campaignBodySchema } from './campaign-body.ts';
import { offerClaimStates } from './offer-words.ts';

/** `coming`: announced, and not begun. */
export const campaignStates = ['draft', 'coming', 'running', 'stopped', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

const campaignSchema = z.object({
  campaign_id: z.number().int(),
  /** How often it was written. */
  revision: z.number().int(),
  state: z.enum(campaignStates),
  /** What holds; of one that was never announced, what is written. */
  body: campaignBodySchema,
  /** What is written and was not agreed to yet; null: nothing beside what holds. */
  draft: campaignBodySchema.nullable(),
  /** Which version holds; null: none yet. */
  version: z.number().int().nullable(),
  published_at: instantSchema.nullable(),
  published_by: z.string().nullable(),
  /** Of the budget. */
  used: moneySchema,
  waiting: z.number().int(),
  given: z.number().int(),
  /** Null: it came with the product. */
  written_by: z.string().nullable(),
  written_at: instantSchema,
  ended_at: instantSchema.nullable(),
});
export type OfficeCampaign = z.output<typeof campaignSchema>;

export const campaignList = defineOfficeQuery({
  path: '/campaign/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Campaigns of a site with what they have given, the newest first',
  request: z.strictObject({ site_id: idSchema, state: optional(z.enum(campaignStates)), ...pageRequest }),
  data: pageOf(campaignSchema),
});

const which = { site_id: idSchema, campaign_id: idSchema };

const weighedSchema = z.object({
  /**
   * Members that its rule lets in now, counted up to a bound; of what comes with a registration, those who registered in
   * the last 30 days.
   */
  members: z.number().int(),
  is_more: z.boolean(),
  /** The most that it gives at a time, and of that, what is to be played. */
  most: moneySchema,
  required: moneySchema,
  /** What the games that count return of a stake, in per cent; null: none says it. */
  return_from: z.string().nullable(),
  return_to: z.string().nullable(),
  /** What that leaves of `most` on the average, and of the whole budget: what the house has to expect; null as above. */
  cost_from: moneySchema.nullable(),
  cost_to: moneySchema.nullable(),
  budget_cost_from: moneySchema.nullable(),
  budget_cost_to: moneySchema.nullable(),
  /** Languages of the site that its title or its text lacks. */
  missing_languages: z.array(languageSchema),
});

export const campaignShow = defineOfficeQuery({
  path: '/campaign/show',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A campaign with whom it is for, what it has to be expected to cost, and what came of it',
  request: z.strictObject(which),
  data: z.object({
    campaign: campaignSchema,
    /** Of what is written, where something is; else of what holds. */
    weighed: weighedSchema,
    results: z.object({
      claims: z.number().int(),
      lapsed: z.number().int(),
      refused: z.number().int(),
      members: z.number().int(),
      granted: moneySchema,
      /** Of bonuses: what was staked of what they ask, and what became cash. */
      wagered: moneySchema,
      converted: moneySchema,
      /** What the house has paid so far: cash, bonuses that became cash, and what free rounds have won. */
      cost: moneySchema,
    }),
    codes: z.array(z.object({ code: z.string(), uses: z.number().int(), used: z.number().int() })),
  }),
});

export const campaignClaims = defineOfficeQuery({
  path: '/campaign/claims',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Who has opted in to a campaign, the newest first',
  request: z.strictObject({ ...which, state: optional(z.enum(offerClaimStates)), ...pageRequest }),
  data: pageOf(
    z.object({
      claim_id: z.number().int(),
      member_id: z.number().int(),
      account: z.string(),
      version: z.number().int(),
      state: z.enum(offerClaimStates),
      refused_why: z.enum(['budget', 'member_cap', 'blocked']).nullable(),
      granted: moneySchema,
      order_number: z.string().nullable(),
      claimed_at: instantSchema,
      ended_at: instantSchema.nullable(),
    }),
  ),
});

export const campaignChoices = defineOfficeQuery({
  path: '/campaign/choices',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What a campaign of a site can be made of: its halls, discounts, currencies and languages',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({
    halls: z.array(z.object({ gt_id: z.number().int(), name: z.string() })),
    discounts: z.array(z.object({ discount_id: z.number().int(), title: z.string() })),
    currencies: z.array(currencySchema),
    languages: z.array(languageSchema),
    timezone: z.string(),
  }),
});

export const campaignWrite = defineOfficeChange({
  path: '/campaign/write',
  permission: 'promotion.edit',
  scope: 'site',
  summary:
    'Writes the draft of a campaign, a new one where none is named; what holds stays until the draft is agreed to. `base` is the revision that it was made of, 0 for a new one',
  request: z.strictObject({
    site_id: idSchema,
    campaign_id: optional(idSchema),
    base: wireIntBetween(0, 1_000_000_000),
    body: campaignBodySchema,
    reason: reasonSchema,
  }),
  data: z.object({ campaign_id: z.number().int() }),
  codes: { 101: 'campaign_changed', 102: 'campaign_over', 104: 'campaign_times_crossed' },
  audit: 'campaign.written',
});

export const campaignAnnounce = defineApprovedChange({
  path: '/campaign/announce',
  permission: 'promotion.edit',
  scope: 'site',
  summary:
    'Asks that the draft of a campaign becomes the version that holds. Somebody else who has not written any of it must agree',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  codes: {
    102: 'campaign_over',
    103: 'campaign_nothing_written',
    104: 'campaign_times_crossed',
    105: 'campaign_code_taken',
    106: 'campaign_discount_taken',
    107: 'campaign_budget_used',
  },
  audit: 'campaign.announced',
  approval: { permission: 'promotion.approve', atLeast: 1 },
});

export const campaignStop = defineOfficeChange({
  path: '/campaign/stop',
  permission: 'promotion.edit',
  scope: 'site',
  summary:
    'Ends a campaign at once: nothing more is given, and what waits for a deposit lapses. What was given stays. A draft is dropped',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  data: z.null(),
  codes: { 102: 'campaign_over' },
  audit: 'campaign.stopped',
});
