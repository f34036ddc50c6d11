import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema, wordsSchema } from '../core/office-wire.ts';
import {
  gpIdSchema,
  gtIdSchema,
  idSchema,
  instantSchema,
  optional,
  say,
  typedAmountSchema,
  wireFlag,
  wireIntBetween,
} from '../core/wire.ts';
import { rewardTermsSchema } from '../promotion/reward.ts';
import { tournamentScorings, tournamentStates } from './tournament.words.ts';

const mostPrizeRows = 50;
const lowestPrizeRank = 1_000;
const mostGames = 200;

const gameSchema = z.string().regex(/^GP[A-Z0-9]{2,3}\/[\w.-]{1,64}$/, say('error.field_format'));
const rank = wireIntBetween(1, lowestPrizeRank);

const terms = {
  currency: currencySchema,
  title: wordsSchema(80),
  text: wordsSchema(2_000),
  starts_at: instantSchema,
  end_at: instantSchema,
  scoring: z.enum(tournamentScorings),
  /** Of a multiplier alone. */
  best_of: optional(wireIntBetween(1, 100)),
  least_stake: typedAmountSchema,
  /** The games that count; all where none is named. */
  gt_id: optional(gtIdSchema),
  gp_ids: z.array(gpIdSchema).max(mostGames),
  games: z.array(gameSchema).max(mostGames),
  is_opt_in: wireFlag,
  /** One after the other from the first rank on. */
  prizes: z
    .array(z.strictObject({ from_rank: rank, to_rank: rank, amount: typedAmountSchema }))
    .min(1, say('error.field_required'))
    .max(mostPrizeRows),
  reward: rewardTermsSchema,
};
const termsSchema = z.object(terms);
export type TournamentTerms = z.output<typeof termsSchema>;

const tournamentSchema = z.object({
  tournament_id: z.number().int(),
  ...terms,
  state: z.enum(tournamentStates),
  /** All prizes, which were laid aside when it was announced, and what was paid of them. */
  budget: moneySchema,
  paid: moneySchema,
  /** How many have joined, and how many have scored. */
  joined: z.number().int(),
  players: z.number().int(),
  created_at: instantSchema,
  frozen_at: instantSchema.nullable(),
  paid_at: instantSchema.nullable(),
  cancelled_at: instantSchema.nullable(),
  cancel_reason: z.string().nullable(),
});
export type OfficeTournament = z.output<typeof tournamentSchema>;

const which = { site_id: idSchema, tournament_id: idSchema };

export const tournamentList = defineOfficeQuery({
  path: '/tournament/list',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A site’s tournaments, the newest first',
  request: z.strictObject({ site_id: idSchema, ...pageRequest }),
  data: pageOf(tournamentSchema),
});

export const tournamentShow = defineOfficeQuery({
  path: '/tournament/show',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'A tournament',
  request: z.strictObject(which),
  data: tournamentSchema,
});

export const tournamentRanks = defineOfficeQuery({
  path: '/tournament/ranks',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Who stands where in a tournament, and what became of their prizes; final once it is frozen',
  request: z.strictObject({ ...which, ...pageRequest }),
  data: pageOf(
    z.object({
      rank: z.number().int(),
      member_id: z.number().int(),
      account: z.string(),
      score: z.string(),
      rounds: z.number().int(),
      reached_at: instantSchema,
      /** What the rank wins as it stands. */
      prize: moneySchema.nullable(),
      paid_at: instantSchema.nullable(),
      /** No bet is taken from the member: it is tried again then. */
      next_try_at: instantSchema.nullable(),
    }),
  ),
});

export const tournamentAnnounce = defineApprovedChange({
  path: '/tournament/announce',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary: 'Asks for a tournament that begins later. Somebody else must agree; nothing of it changes then',
  request: z.strictObject({ site_id: idSchema, ...terms, reason: reasonSchema }),
  codes: { 101: 'tournament_begun' },
  audit: 'tournament.announced',
});

export const tournamentCancel = defineOfficeChange({
  path: '/tournament/cancel',
  permission: 'promotion.edit',
  scope: 'site',
  summary: 'Cancels a tournament before its ranks are final: nobody wins anything. Members read `told`',
  request: z.strictObject({
    ...which,
    told: z.string().trim().min(1, say('error.field_required')).max(500),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'tournament_ended' },
  audit: 'tournament.cancelled',
});
