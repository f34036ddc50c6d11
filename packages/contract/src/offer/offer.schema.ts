import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema, instantSchema } from '../core/wire.ts';
import { judgedRuleSchema } from '../member-rule/member-rule.schema.ts';
import { offerClaimStates, offerPeriods, offerRewards } from './offer-words.ts';

const providerSchema = z.object({ gp_id: z.string(), gp_name: z.string() });

/** How an offer stands for one member. */
const standingSchema = z.object({
  /**
   * `open`: they may opt in; `not_met`: its rule does not let them, or another of their deposits is meant; `blocked`: no
   * bet is taken from them; `waiting` and `given`: they have opted in; `used_up`: its budget has nothing left for them.
   */
  state: z.enum(['open', 'not_met', 'blocked', 'waiting', 'given', 'used_up']),
  /** Of one that waits or was given. */
  claim_id: z.number().int().nullable(),
  expires_at: instantSchema.nullable(),
  granted: moneySchema.nullable(),
  deposit_times: z.number().int(),
  /** What the member's rounds in its hall came to of late; null where they played none. */
  typical_stake: moneySchema.nullable(),
});

/** A version of an offer, as somebody reads it before they opt in. Amounts are in its currency. */
export const offerSchema = z.object({
  offer_id: z.number().int(),
  version: z.number().int(),
  published_at: instantSchema,
  /** The page of it; null where it has none. */
  discount_id: z.number().int().nullable(),
  title: z.string(),
  /** Plain text. */
  text: z.string(),
  currency: currencySchema,
  starts_at: instantSchema,
  ends_at: instantSchema,
  /** The site's, in which its days are. */
  timezone: z.string(),
  /** A code has to be typed. */
  needs_code: bitSchema,
  /** Given with the registration, and to nobody afterwards. */
  at_registration: bitSchema,
  /** Null: it asks for none. */
  deposit: z
    .object({
      min: moneySchema,
      /** Which of the member's deposits; null: any. */
      nth: z.number().int().nullable(),
      /** So long one is waited for. */
      wait_days: z.number().int(),
    })
    .nullable(),
  period: z.enum(offerPeriods),
  gives: z.enum(offerRewards),
  /** Of a deposit; null for a fixed amount. */
  percent: z.number().int().nullable(),
  /** The most that it gives at a time; of free rounds, their stakes. */
  most: moneySchema,
  free_rounds: z
    .object({
      gp_id: z.string(),
      game_code: z.string(),
      game_name: z.string(),
      count: z.number().int(),
      stake: moneySchema,
      pays: z.enum(['cash', 'bonus']),
      bonus_days: z.number().int().nullable(),
    })
    .nullable(),
  /** Of what is given, or of what free rounds win, what is to be played. */
  wagering_percent: z.number().int(),
  /** That, in money, where `most` is given, or where free rounds win what they win on the average. */
  required: moneySchema,
  max_stake: moneySchema.nullable(),
  max_cashout: moneySchema.nullable(),
  /** Of the bonus, or to play free rounds; null for cash. */
  days: z.number().int().nullable(),
  gt_id: z.number().int(),
  gt_name: z.string(),
  /** Whose games count, and who holds money and so takes none of a bonus. */
  counting: z.array(providerSchema),
  cash_only: z.array(providerSchema),
  excluded: z.array(z.object({ gp_id: z.string(), game_code: z.string(), game_name: z.string() })),
  /** What those games return of a stake in the long run, in per cent, and what that leaves of `most`; null: none says it. */
  value: z
    .object({
      return_from: z.string(),
      return_to: z.string(),
      left_from: moneySchema,
      left_to: moneySchema,
    })
    .nullable(),
  is_used_up: bitSchema,
  /** Of a guest nothing is known: no condition of it is met, and nothing of it is actual. */
  rule: judgedRuleSchema,
  member: standingSchema.nullable(),
});
export type Offer = z.output<typeof offerSchema>;

export const offerClaimSchema = z.object({
  claim_id: z.number().int(),
  offer_id: z.number().int(),
  state: z.enum(offerClaimStates),
  /** What was given; null while it waits. */
  granted: moneySchema.nullable(),
  currency: currencySchema,
});
