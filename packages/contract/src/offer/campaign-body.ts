import { z } from 'zod';
import { perLanguageSchema } from '../core/language.ts';
import { currencySchema } from '../core/money.ts';
import { gtIdSchema, idSchema, instantSchema, say, typedAmountSchema, wireIntBetween } from '../core/wire.ts';
import { memberRuleSchema } from '../member-rule/member-rule.schema.ts';
import { offerPeriods } from './offer-words.ts';

/** Ten times what is given is the most that may be asked; a bonus that asked for less than once would be cash. */
const highestPercent = 1_000;
const lowestBonusPercent = 100;
const longestDays = 90;
const mostExcluded = 200;
const mostCodes = 50;

const words = (max: number) =>
  perLanguageSchema
    .refine((texts) => Object.values(texts).some((text) => text.trim() !== ''), say('error.field_required'))
    .refine((texts) => Object.values(texts).every((text) => text.length <= max), say('error.field_too_long'));

const amount = typedAmountSchema.refine((value) => /[1-9]/.test(value), say('error.field_not_allowed'));
const days = wireIntBetween(1, longestDays);
const game = z.string().regex(/^GP[A-Z0-9]{2,3}\/[\w.-]{1,64}$/, say('error.field_format'));

/** How much is given: always the same, or a share of the deposit up to a cap. */
const valueSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount }),
  z.strictObject({ kind: z.literal('percent'), percent: wireIntBetween(1, highestPercent), cap: amount }),
]);

const rewardSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bonus'),
    value: valueSchema,
    wagering_percent: wireIntBetween(lowestBonusPercent, highestPercent),
    max_stake: amount.nullable(),
    max_cashout: amount.nullable(),
    excluded_games: z.array(game).max(mostExcluded, say('error.field_too_long')),
    days,
  }),
  z.strictObject({
    kind: z.literal('cash'),
    value: valueSchema,
    wagering_percent: wireIntBetween(0, highestPercent),
  }),
  z.strictObject({
    kind: z.literal('free_rounds'),
    game,
    count: wireIntBetween(1, 1_000),
    stake: amount,
    /** In which they are to be played. */
    days,
    pays: z.enum(['cash', 'bonus']),
    wagering_percent: wireIntBetween(0, highestPercent),
    /** Null where cash is paid. */
    bonus_days: days.nullable(),
  }),
]);

const triggerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now') }),
  /** By registering, in that transaction: nobody opts in. */
  z.strictObject({ kind: z.literal('registration') }),
  z.strictObject({
    kind: z.literal('deposit'),
    min: amount,
    /** Which of a member's deposits; null: any. */
    nth: wireIntBetween(1, 100).nullable(),
    /** So long a member who has opted in is waited for. */
    wait_days: days,
  }),
]);

/** What a campaign offers: terms, whom it is for, what it may cost and its words. Amounts are in its currency. */
export const campaignBodySchema = z
  .strictObject({
    currency: currencySchema,
    /** The hall whose games it is for: one alone. */
    gt_id: gtIdSchema,
    /** The discount on whose page it is opted in to; null: on none. */
    discount_id: idSchema.nullable(),
    starts_at: instantSchema,
    ends_at: instantSchema,
    access: z.enum(['open', 'code']),
    codes: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z0-9-]{3,32}$/, say('error.field_format')),
          uses: wireIntBetween(1, 1_000_000),
        }),
      )
      .max(mostCodes, say('error.field_too_long')),
    trigger: triggerSchema,
    period: z.enum(offerPeriods),
    reward: rewardSchema,
    budget: amount,
    /** All that one member may have of it; null: no bound beside the budget. */
    member_cap: amount.nullable(),
    rule: memberRuleSchema,
    title: words(120),
    text: words(2_000),
  })
  .superRefine((body, context) => {
    const refuse = (...path: string[]) =>
      context.addIssue({ code: 'custom', path, message: say('error.field_not_allowed') });
    const { reward, trigger } = body;
    if ((body.access === 'code') !== body.codes.length > 0) refuse('codes');
    if (new Set(body.codes.map(({ code }) => code)).size < body.codes.length) refuse('codes');
    if ('value' in reward && reward.value.kind === 'percent' && trigger.kind !== 'deposit')
      refuse('reward', 'value');
    if (reward.kind === 'free_rounds') {
      if ((reward.pays === 'bonus') !== (reward.bonus_days !== null)) refuse('reward', 'bonus_days');
      if (reward.pays === 'bonus' && reward.wagering_percent < lowestBonusPercent)
        refuse('reward', 'wagering_percent');
    }
    if (trigger.kind === 'deposit' && trigger.nth !== null && body.period !== 'once') refuse('period');
    if (trigger.kind === 'registration') {
      // of who registers nothing is known yet that a rule could be about
      if (body.access === 'code') refuse('access');
      if (body.period !== 'once') refuse('period');
      if (body.rule.conditions.length > 0) refuse('rule');
    }
  });
export type CampaignBody = z.output<typeof campaignBodySchema>;
