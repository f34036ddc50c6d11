import { z } from 'zod';
import { say, wireIntBetween } from '../core/wire.ts';

/**
 * What a rule may look at, each a whole number that is known or not. A rule hits where the number is `below` its threshold,
 * or `from` it upwards; what is `yes` is 1 or 0.
 */
export const riskFacts = {
  account_age: { unit: 'hours', hits: 'below' },
  /** Other members of the site who have, or had, the same account. */
  account_shared: { unit: 'members', hits: 'from' },
  /** The member's name was changed after the account was accepted for the name before. */
  account_of_former_name: { unit: 'yes', hits: 'from' },
  /** Since a password, that for withdrawals included, was changed. */
  password_changed: { unit: 'hours', hits: 'below' },
  phone_changed: { unit: 'hours', hits: 'below' },
  /** Since the member first came in with a device other than their first. */
  device_added: { unit: 'hours', hits: 'below' },
  device_shared: { unit: 'members', hits: 'from' },
  /** Other members of the site who came in from the same network in the last thirty days. */
  network_shared: { unit: 'members', hits: 'from' },
  member_age: { unit: 'hours', hits: 'below' },
  never_deposited: { unit: 'yes', hits: 'from' },
  /** Valid turnover since the last deposit, of what was deposited. */
  played_since_deposit: { unit: 'percent', hits: 'below' },
  /** Deposits that their bank has taken back and that were not won back. */
  charged_back: { unit: 'times', hits: 'from' },
  /** No withdrawal of theirs was paid before. */
  first_withdrawal: { unit: 'yes', hits: 'from' },
  /** Asked for within a day, this one among them. */
  withdrawals_in_day: { unit: 'times', hits: 'from' },
  /** The amount, of the median of those paid in ninety days; known of three on. */
  amount_to_usual: { unit: 'share', hits: 'from' },
} as const satisfies Record<string, { readonly unit: RiskUnit; readonly hits: 'below' | 'from' }>;

export type RiskUnit = 'hours' | 'members' | 'percent' | 'share' | 'times' | 'yes';
export type RiskFact = keyof typeof riskFacts;

export const riskFactSchema = z.enum(Object.keys(riskFacts) as [RiskFact, ...RiskFact[]]);

const mostPoints = 1_000;
const mostRules = 40;

const ruleSchema = z.strictObject({
  fact: riskFactSchema,
  threshold: wireIntBetween(1, 100_000),
  points: wireIntBetween(1, mostPoints),
});
export type RiskRule = z.output<typeof ruleSchema>;

/** What a site asks before it pays out: points by rules, what they come to, and how much of a deposit is to be played. */
export const riskRulesSchema = z
  .strictObject({
    rules: z.array(ruleSchema).max(mostRules, say('error.field_too_long')),
    review_from: wireIntBetween(1, mostPoints),
    /** From so many on whoever looks is advised to decline; null: never. */
    decline_from: wireIntBetween(1, mostPoints).nullable(),
    /** Of a deposit, in valid turnover; 0: nothing. */
    turnover_percent: wireIntBetween(0, 1_000),
  })
  .superRefine((body, context) => {
    const refuse = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: say('error.field_not_allowed') });
    if (body.decline_from !== null && body.decline_from <= body.review_from) refuse(['decline_from']);
    const seen = new Set<string>();
    for (const [index, { fact, threshold }] of body.rules.entries()) {
      if (riskFacts[fact].unit === 'yes' && threshold !== 1) refuse(['rules', index, 'threshold']);
      if (seen.has(`${fact} ${threshold}`)) refuse(['rules', index, 'threshold']);
      seen.add(`${fact} ${threshold}`);
    }
  });
export type RiskRules = z.output<typeof riskRulesSchema>;

export const riskOutcomes = ['approve', 'review', 'decline'] as const;
export type RiskOutcome = (typeof riskOutcomes)[number];
