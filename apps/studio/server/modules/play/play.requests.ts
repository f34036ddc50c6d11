import { languageSchema, moneySchema } from '@halls/contract';
import { isClientSeed } from '@halls/fairness';
import { z } from 'zod';
import type { NoDetails, PlayCall, PlayRequestOf } from '../../../play-protocol/play-protocol.ts';

const pick = z.object({ option: z.string().min(1).max(40), stake: moneySchema });
const clientRoundId = z.string().regex(/^[\w-]{8,64}$/);
const grantId = z.string().regex(/^[\w.:-]{1,64}$/);
const tableOf = { gp_id: z.string().max(16), game_code: z.string().max(64) };
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
      z.strictObject({ stake: moneySchema }),
      z.strictObject({ picks: z.array(pick).min(1).max(40) }),
    ]),
  }),
  round: z.object({ client_round_id: clientRoundId }),
  history: z.object({ before: z.iso.datetime().optional() }),
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
};
