import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineAuditedCall, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say } from '../core/wire.ts';

/** Kinds of accounts: members' first, then the house's. */
export const ledgerAccountKinds = [
  'member_main',
  'member_transit',
  'member_bonus',
  'member_withdrawal',
  'house_welcome',
  'house_deposit',
  'house_adjustment',
  'house_bonus',
  'house_receivable',
  'house_breakage',
  'house_jackpot',
  'jackpot_pot',
  'jackpot_reserve',
  'provider_float',
  'provider_ggr',
  'psp_float',
  'psp_fee',
] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

const accountSchema = z.object({
  account_id: z.number().int(),
  kind: z.enum(ledgerAccountKinds),
  currency: currencySchema,
  /** Whose it is; null for the house's. */
  member: z.object({ member_id: z.number().int(), member_account: z.string() }).nullable(),
  /** The provider that it is about; null where it is about none. */
  gp_id: z.string().nullable(),
  /** The payment service that it is of; null where it is of none. */
  psp_id: z.string().nullable(),
});
export type LedgerAccount = z.output<typeof accountSchema>;

/** A moment that is past; left out, it is now. */
const at = optional(instantSchema);
const site = { site_id: idSchema };

export const ledgerBooks = defineOfficeQuery({
  path: '/ledger/books',
  permission: 'ledger.read',
  scope: 'site',
  summary:
    'What a site’s accounts hold, now or at a moment: each of the house’s, and the members’ in all. In each currency they come to zero',
  request: z.strictObject({ ...site, at }),
  data: z.object({
    currencies: z.array(
      z.object({
        currency: currencySchema,
        /** By kind; empty for a moment that is past, at which they are known in all. */
        members: z.array(
          z.object({
            kind: z.enum(ledgerAccountKinds),
            balance: moneySchema,
            accounts: z.number().int(),
          }),
        ),
        members_total: moneySchema,
        house: z.array(accountSchema.extend({ balance: moneySchema })),
        house_total: moneySchema,
        /** What both come to together: zero. Null for a moment that is past, where the one is told by the other. */
        difference: moneySchema.nullable(),
      }),
    ),
  }),
});

const listedSchema = z.object({
  transaction_id: z.number().int(),
  /** Such as `seamless_bet`. */
  kind: z.string(),
  /** What its key is unique in, such as a provider. */
  scope: z.string(),
  key: z.string(),
  at: instantSchema,
  currency: currencySchema,
  member: accountSchema.shape.member,
  /** What the member gained, or lost; without one, what changed hands. */
  amount: moneySchema,
});

export const ledgerTransactions = defineOfficeQuery({
  path: '/ledger/transactions',
  permission: 'ledger.read',
  scope: 'site',
  summary:
    'A site’s transactions, the newest first, or those up to a moment; or those of a number, an order, an approval or a provider’s own number',
  request: z.strictObject({
    ...site,
    query: z.string().trim().max(128, say('error.field_too_long')).default(''),
    at,
    ...pageRequest,
  }),
  data: pageOf(listedSchema),
});

export const ledgerTransaction = defineOfficeQuery({
  path: '/ledger/transaction',
  permission: 'ledger.read',
  scope: 'site',
  summary: 'A transaction with all its legs, and where it came from',
  request: z.strictObject({ ...site, transaction_id: idSchema }),
  data: z.object({
    transaction_id: z.number().int(),
    kind: z.string(),
    scope: z.string(),
    key: z.string(),
    at: instantSchema,
    note: z.unknown(),
    /** The earlier transaction that it speaks of, such as the bet that it undoes. */
    refers_to: z.number().int().nullable(),
    referred_by: z.array(z.number().int()),
    legs: z.array(
      z.object({
        leg: z.number().int(),
        account: accountSchema,
        amount: moneySchema,
        /** Null for the house’s accounts. */
        balance_after: moneySchema.nullable(),
      }),
    ),
    member: accountSchema.shape.member,
    /** Of the transfer that it is a step of. */
    order_number: z.string().nullable(),
    /** Of the approval that it was done by. */
    change_request_id: z.number().int().nullable(),
    round: z.object({ gp_id: z.string(), round_id: z.string() }).nullable(),
  }),
});

export const ledgerAccount = defineOfficeQuery({
  path: '/ledger/account',
  permission: 'ledger.read',
  scope: 'site',
  summary: 'An account, and what it holds or held at a moment',
  request: z.strictObject({ ...site, account_id: idSchema, at }),
  data: accountSchema.extend({ balance: moneySchema }),
});

export const ledgerEntries = defineOfficeQuery({
  path: '/ledger/entries',
  permission: 'ledger.read',
  scope: 'site',
  summary: 'An account’s entries, the newest first, or those up to a moment',
  request: z.strictObject({ ...site, account_id: idSchema, at, ...pageRequest }),
  data: pageOf(
    z.object({
      transaction_id: z.number().int(),
      leg: z.number().int(),
      kind: z.string(),
      amount: moneySchema,
      balance_after: moneySchema.nullable(),
      at: instantSchema,
    }),
  ),
});

const checkSchema = z.object({
  asked_at: instantSchema,
  /** Null while it has not ended. */
  ended_at: instantSchema.nullable(),
  took_ms: z.number().int().nullable(),
  /** The number of the last transaction that it saw. */
  up_to: z.number().int().nullable(),
  /** Nothing, unless something is broken; the first hundred. */
  violations: z.array(z.object({ name: z.string(), detail: z.string() })),
});
export type LedgerCheck = z.output<typeof checkSchema>;

export const ledgerChecks = defineOfficeQuery({
  path: '/ledger/checks',
  permission: 'ledger.read',
  scope: 'house',
  summary: 'What the last check of the whole ledger found, and the one that is under way',
  request: z.strictObject({}),
  data: z.object({ last: checkSchema.nullable(), under_way: checkSchema.nullable() }),
});

export const ledgerCheckAsk = defineAuditedCall({
  path: '/ledger/check',
  permission: 'ledger.read',
  scope: 'house',
  summary:
    'Has the whole ledger checked: every transaction comes to zero, every balance is the sum of its entries, no version is missing, none is below zero',
  request: z.strictObject({}),
  data: z.object({ asked_at: instantSchema }),
  audit: 'ledger.check_asked',
  rateLimit: { perMinute: 6 },
});
