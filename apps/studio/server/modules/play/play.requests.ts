import { languageSchema, moneySchema } from '@halls/contract';
import { isClientSeed } from '@halls/fairness';
import { z } from 'zod';
import { fewestDraws, mostDraws } from '#games/picks/plans/plan-terms.ts';
import { leastParts, mostBuilders, mostParts } from '#games/sports/builder/can-combine.ts';
import { mostLegs } from '#games/sports/ticket/combinations.ts';
import type { NoDetails, PlayCall, PlayRequestOf } from '../../../play-protocol/play-protocol.ts';
import { sportIds } from '../../../play-protocol/sports-protocol.ts';

const pick = z.object({ option: z.string().min(1).max(40), stake: moneySchema });
const clientRoundId = z.string().regex(/^[\w-]{8,64}$/);
/** Plans name their rounds themselves. */
const anyRoundId = z.union([clientRoundId, z.string().regex(/^plan:\d{1,15}:\d{1,9}$/)]);
const grantId = z.string().regex(/^[\w.:-]{1,64}$/);
const tableOf = { gp_id: z.string().max(16), game_code: z.string().max(64) };
const wholeNumber = z.string().regex(/^[1-9]\d{0,14}$/);
const ticketKind = z.string().min(1).max(20);
const selections = z
  .array(
    z.object({
      market_id: wholeNumber,
      outcome: z.string().min(1).max(40),
      price: z.int().min(1_001).max(10_000_000),
    }),
  )
  .max(mostLegs);
/** `least`: nobody bets at a price that was not seen. */
const builders = (least: number) =>
  z
    .array(
      z.object({
        parts: z
          .array(z.object({ market_id: wholeNumber, outcome: z.string().min(1).max(40) }))
          .min(leastParts)
          .max(mostParts),
        price: z.int().min(least).max(10_000_000),
      }),
    )
    .max(mostBuilders)
    .optional();
const hasLegs = (slip: {
  readonly selections: readonly unknown[];
  readonly builders?: readonly unknown[] | undefined;
}): boolean => slip.selections.length + (slip.builders?.length ?? 0) > 0;
const noDetails = z.unknown().transform((): NoDetails => ({}));

/** What each call of a game's page must look like; anything else is `malformed`. */
export const playRequests: { readonly [Call in PlayCall]: z.ZodType<PlayRequestOf<Call>> } = {
  open: z.object({
    code: z.string().min(1).max(128),
    gp_id: z.string().max(16),
    game_code: z.string().max(64),
    language: languageSchema.optional().catch(undefined),
    lobby_url: z.string().max(500).optional(),
  }),
  session: noDetails,
  table: noDetails,
  jackpot: noDetails,
  play: z.object({
    client_round_id: clientRoundId,
    client_seed: z.string().refine(isClientSeed).optional(),
    draw: z.int().positive().optional(),
    free_grant: grantId.optional(),
    bet: z.union([
      z.strictObject({
        stake: moneySchema,
        bought: z.literal(true).optional(),
        gamble: z.literal(true).optional(),
      }),
      z.strictObject({ picks: z.array(pick).min(1).max(40) }),
    ]),
  }),
  move: z.object({
    client_round_id: clientRoundId,
    step: z.int().min(0).max(40),
    move: z.string().min(1).max(20),
  }),
  round: z.object({ client_round_id: anyRoundId }),
  history: z.object({ before: z.iso.datetime().optional() }),
  startPlan: z.object({
    client_plan_id: clientRoundId,
    // the number of the draw comes to it
    client_seed: z.string().max(48).refine(isClientSeed),
    bet: z.strictObject({ picks: z.array(pick).min(1).max(40) }),
    draws: z.int().min(fewestDraws).max(mostDraws),
    schedule: z.string().min(1).max(20),
    ends_at_win: z.boolean(),
    win_stop: moneySchema.optional(),
    loss_stop: moneySchema.optional(),
    most_cost: moneySchema,
  }),
  stopPlan: z.object({ plan_id: wholeNumber }),
  plans: noDetails,
  plan: z.object({ plan_id: wholeNumber }),
  freeRounds: z.object({ grant_id: grantId.optional() }),
  changeClientSeed: z.object({ client_seed: z.string().refine(isClientSeed) }),
  rotateSeeds: z.object({
    next_commitment: z.string().regex(/^[0-9a-f]{64}$/),
    client_seed: z.string().refine(isClientSeed),
  }),
  verify: z.object({ round_id: z.guid() }),
  tables: noDetails,
  chains: z.object({
    ...tableOf,
    after: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  }),
  draw: z.object({ ...tableOf, number: z.string().regex(/^[1-9]\d{0,8}$/) }),
  sportsBoard: z.object({
    since: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  sportsMatch: z.object({ match_id: wholeNumber }),
  sportsLeague: z.object({ league: z.string().min(1).max(40) }),
  sportsResults: z.object({ after: wholeNumber.optional(), sport: z.enum(sportIds).optional() }),
  sportsProof: z.object({ match_id: wholeNumber }),
  checkSlip: z
    .object({ kind: ticketKind, selections, builders: builders(0), unit_stake: moneySchema.optional() })
    .refine(hasLegs),
  placeTicket: z
    .object({
      client_request_id: clientRoundId,
      kind: ticketKind,
      ...{ selections, builders: builders(1_001) },
      unit_stake: moneySchema,
      accept: z.enum(['none', 'better', 'any']),
    })
    .refine(hasLegs),
  ticket: z.object({ ticket_id: z.guid() }),
  tickets: z.object({
    state: z.enum(['open', 'settled']).optional(),
    before: z.iso.datetime().optional(),
  }),
  // of what is left
  quoteCashOut: z.object({ ticket_id: z.guid(), percent: z.int().min(1).max(100).optional() }),
  takeCashOut: z.object({ quote_id: z.guid() }),
};
