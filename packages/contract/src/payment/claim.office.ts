import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optionalChoice, say, typedAmountSchema } from '../core/wire.ts';

/** `kept`: nothing is booked for it, since its deposit is not credited or has less left. */
export const reversalStates = ['kept', 'taken', 'won_back'] as const;
export type ReversalState = (typeof reversalStates)[number];
const reversalCauses = ['chargeback', 'refund'] as const;

const site = { site_id: idSchema };
const ofOrder = {
  ...site,
  order_number: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
};
const whose = {
  member_id: z.number().int(),
  /** Empty for who may not look members up. */
  member_account: z.string(),
};

/** Money of a deposit that a bank or its service took back. */
export const reversalSchema = z.object({
  psp_id: z.string(),
  reversal_ref: z.string(),
  cause: z.enum(reversalCauses),
  state: z.enum(reversalStates),
  currency: currencySchema,
  amount: moneySchema,
  /** Of it, what the wallet lacked and the member owed from then on. */
  owed: moneySchema,
  /** In the service’s words. */
  reason: z.string(),
  told_at: instantSchema,
  taken_at: instantSchema.nullable(),
  won_back: z.object({ at: instantSchema, reference: z.string() }).nullable(),
});

export const cashierReversals = defineOfficeQuery({
  path: '/cashier/reversals',
  permission: 'cashier.read',
  scope: 'site',
  summary:
    'What banks and services took back of a site’s deposits: what is not won back, the oldest first; or of a state or all, the latest first',
  request: z.strictObject({
    ...site,
    /** `open`: whatever is not won back. */
    state: optionalChoice(z.enum(['open', ...reversalStates])),
    ...pageRequest,
  }),
  data: pageOf(reversalSchema.extend({ ...whose, order_number: z.string() })),
});

export const cashierDebts = defineOfficeQuery({
  path: '/cashier/debts',
  permission: 'cashier.read',
  scope: 'site',
  summary: 'What members of a site owe since their money was taken back, the longest first',
  request: z.strictObject({ ...site, ...pageRequest }),
  data: pageOf(z.object({ ...whose, currency: currencySchema, owed: moneySchema, since: instantSchema })),
});

/** What operators have agreed to of it. */
export const claimDecisionSchema = z.object({
  operator: operatorRefSchema,
  evidence: z.string(),
  reason: z.string(),
  change_request_id: z.number().int(),
  at: instantSchema,
});

export const cashierWonBack = defineApprovedChange({
  path: '/cashier/won-back',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary:
    'Asks for money that was taken back to be booked again, since it is there again: into the wallet, from where it first pays what is owed',
  request: z.strictObject({
    ...ofOrder,
    reversal_ref: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
    /** Under which it came, so that the bank’s statement finds it. */
    won_back_ref: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
    /** By what it is seen to be so. */
    evidence: z.string().trim().min(1, say('error.field_required')).max(500, say('error.field_too_long')),
    reason: reasonSchema,
  }),
  codes: { 101: 'reversal_not_taken' },
  audit: 'deposit.won_back',
});

export const cashierForgive = defineApprovedChange({
  path: '/cashier/forgive',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary: 'Asks for what a member owes to be forgiven, in whole or in part, at the house’s cost',
  request: z.strictObject({
    ...site,
    member_id: idSchema,
    currency: currencySchema,
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
  codes: { 101: 'debt_is_less' },
  audit: 'member.debt_forgiven',
});
