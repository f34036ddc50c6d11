import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { breakHead, breakStates, breakStepSchema, breakWorkSchema } from '../core/office-break.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { daySchema, gpIdSchema, idSchema, instantSchema, optionalChoice } from '../core/wire.ts';

/** `no_list`: the provider does not tell what its own books have. */
export const reconDayStates = ['under_way', 'agrees', 'differs', 'no_list'] as const;
export type ReconDayState = (typeof reconDayStates)[number];

/** What the two sides say differently: a round that one has and the other has not, its amounts, whether it stands and
 * is over, what a member has there. */
export const breakKinds = ['missing_here', 'missing_there', 'amount', 'state', 'balance'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** A sum of many amounts in its currency's scale, which may be longer than an amount. */
const sumSchema = z.string().regex(/^-?\d+(\.\d{1,2})?$/);
const bookSchema = z.object({
  rounds: z.number().int(),
  stake: sumSchema,
  payout: sumSchema,
  ggr: sumSchema,
});

const daySumSchema = z.object({
  currency: currencySchema,
  ours: bookSchema,
  theirs: bookSchema,
  /** GGR by our books less by theirs. */
  difference: sumSchema,
  /** Of members whose money rests there; null in a run that has not looked at balances. */
  held: z
    .object({
      members: z.number().int(),
      ours: sumSchema,
      theirs: sumSchema,
      difference: sumSchema,
      /** Who play there or have a transfer under way: they are compared another time. */
      moving: z.number().int(),
    })
    .nullable(),
});

const reconDaySchema = z.object({
  gp_id: z.string(),
  /** In UTC, by the provider’s clock. */
  day: z.string(),
  state: z.enum(reconDayStates),
  /** Why the last try came to nothing; null unless one did. */
  why: z.string().nullable(),
  /** When it is tried or done again; null where it is not. */
  due_at: instantSchema.nullable(),
  /** When the run that is shown has ended; null before the first has. */
  ended_at: instantSchema.nullable(),
  runs: z.number().int(),
  open: z.number().int(),
  explained: z.number().int(),
  sums: z.array(daySumSchema),
});
export type ReconDay = z.output<typeof reconDaySchema>;

export const reconDays = defineOfficeQuery({
  path: '/recon/days',
  permission: 'recon.read',
  scope: 'house',
  summary:
    'Days of providers, the latest first: what their books and ours come to, and whether both say the same',
  request: z.strictObject({
    gp_id: optionalChoice(gpIdSchema),
    state: optionalChoice(z.enum(reconDayStates)),
    ...pageRequest,
  }),
  data: pageOf(reconDaySchema),
});

const ofDay = { gp_id: gpIdSchema, day: daySchema };

export const reconDay = defineOfficeQuery({
  path: '/recon/day',
  permission: 'recon.read',
  scope: 'house',
  summary: 'One day of a provider',
  request: z.strictObject(ofDay),
  data: reconDaySchema,
});

export const reconRun = defineOfficeChange({
  path: '/recon/run',
  permission: 'recon.work',
  scope: 'house',
  summary: 'Has a day of a provider compared once more',
  request: z.strictObject({ ...ofDay, reason: reasonSchema }),
  data: reconDaySchema,
  codes: { 101: 'recon_not_over', 102: 'recon_under_way' },
  audit: 'recon.run_asked',
});

/** What one side says of a round, or of a balance. */
const sideSchema = z.object({
  /** Of a round. */
  stake: sumSchema.nullable(),
  payout: sumSchema.nullable(),
  state: z.enum(['open', 'settled', 'void']).nullable(),
  game_code: z.string().nullable(),
  at: instantSchema.nullable(),
  /** Of a balance. */
  amount: sumSchema.nullable(),
});
export type BreakSide = z.output<typeof sideSchema>;

const breakSchema = z.object({
  ...breakHead,
  gp_id: z.string(),
  day: z.string(),
  kind: z.enum(breakKinds),
  /** Empty for a balance. */
  round_id: z.string(),
  currency: currencySchema,
  /** Null for somebody whom only the provider knows. */
  member: z
    .object({
      site_id: z.number().int(),
      member_id: z.number().int(),
      /** Empty for who may not look members up. */
      member_account: z.string(),
    })
    .nullable(),
  /** What the provider calls them. */
  member_ref: z.string(),
  /** What our books have more than theirs: of a round its GGR, of a balance the amount. */
  difference: sumSchema,
});

export const reconBreaks = defineOfficeQuery({
  path: '/recon/breaks',
  permission: 'recon.read',
  scope: 'house',
  summary: 'What books say differently, the newest first: of a day, or of all',
  request: z.strictObject({
    gp_id: optionalChoice(gpIdSchema),
    day: optionalChoice(daySchema),
    /** `to_do`: open or explained. */
    state: optionalChoice(z.enum(['to_do', ...breakStates])),
    kind: optionalChoice(z.enum(breakKinds)),
    ...pageRequest,
  }),
  data: pageOf(breakSchema),
});

export const reconBreak = defineOfficeQuery({
  path: '/recon/break',
  permission: 'recon.read',
  scope: 'house',
  summary: 'A case: what each side says, what has been done about it, and the transactions of the round',
  request: z.strictObject({ break_id: idSchema }),
  data: breakSchema.extend({
    wallet_kind: z.enum(['transfer', 'seamless']).nullable(),
    ours: sideSchema.nullable(),
    theirs: sideSchema.nullable(),
    /** Of the ledger; a provider that holds the money has none for a round. */
    transactions: z.array(
      z.object({ transaction_id: z.number().int(), kind: z.string(), at: instantSchema, amount: sumSchema }),
    ),
    /** The newest last. */
    steps: z.array(breakStepSchema.extend({ ours: sideSchema.nullable(), theirs: sideSchema.nullable() })),
  }),
});

export const reconWork = defineOfficeChange({
  path: '/recon/work',
  permission: 'recon.work',
  scope: 'house',
  summary: 'Takes a case or leaves it, and says how it stands and why. Nothing is booked',
  request: breakWorkSchema,
  data: z.null(),
  audit: 'recon.break_worked',
});
