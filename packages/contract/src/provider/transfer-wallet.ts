import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { languageSchema } from '../core/language.ts';
import { instantSchema } from '../core/wire.ts';
import { gameCodeSchema, minorSchema, wireIdSchema } from './seamless-wallet.ts';
import { tableListSchema } from './table-state.ts';
import {
  tradingBoardSchema,
  tradingMatchSchema,
  tradingOrderSchema,
  tradingRefusals,
  tradingTicketsSchema,
} from './trading.ts';

/**
 * Transfer wallet: the operator calls the provider at `POST /provider/v1/<method>`.
 * `order_id` is the operator's order number and the idempotency key of a transfer: the same order
 * with the same body answers as before, with another body `DUPLICATE_ORDER`.
 */
export const transferStatuses = [
  'OK',
  'IN_PROGRESS',
  'MEMBER_NOT_FOUND',
  'NOT_ENOUGH_MONEY',
  'ROUND_OPEN',
  'MAINTENANCE',
  'DUPLICATE_ORDER',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'REJECTED',
  'UNKNOWN',
] as const;
export type TransferStatus = (typeof transferStatuses)[number];

const base = { request_id: wireIdSchema, operator_id: wireIdSchema, gp_id: wireIdSchema };
const member = { ...base, member_ref: wireIdSchema, currency: currencySchema };
const freeGrant = { ...member, grant_id: wireIdSchema };
/** A part of a list: `cursor` is what the part before has answered as `next_cursor`, and empty for the first. */
const listed = { cursor: z.string().max(128), limit: z.number().int().min(1).max(1000) };

/** Of one grant. */
export const mostFreeRounds = 1000;

/** Where a grant of free rounds stands at its provider. All but `active` are final: no round of it is open, and none follows. */
export const freeRoundStates = ['active', 'spent', 'expired', 'cancelled', 'rejected'] as const;
export type FreeRoundState = (typeof freeRoundStates)[number];

export const transferRequests = {
  'create-member': z.strictObject({ ...member, language: languageSchema }),
  /** `real` needs a created member; `demo` has no member and plays for nothing. Seamless providers answer `launch` for demo only. */
  launch: z.strictObject({
    ...base,
    mode: z.enum(['real', 'demo']),
    member_ref: wireIdSchema.nullable(),
    currency: currencySchema,
    language: languageSchema,
    game_code: gameCodeSchema,
    device: z.enum(['desktop', 'mobile', 'app']),
    lobby_url: z.string().url().max(500),
  }),
  balance: z.strictObject(member),
  'transfer-in': z.strictObject({ ...member, order_id: wireIdSchema, amount: minorSchema }),
  'transfer-out': z.strictObject({ ...member, order_id: wireIdSchema, amount: minorSchema }),
  /** Takes out whatever the member has; the answer's `amount` says how much. */
  'transfer-out-all': z.strictObject({ ...member, order_id: wireIdSchema }),
  /**
   * What became of an order. A provider that never saw the order must remember the question and
   * refuse the order if it still arrives: the answer `rejected` is final.
   */
  'transfer-status': z.strictObject({ ...member, order_id: wireIdSchema }),
  /** Ends the member's open game sessions. */
  kick: z.strictObject(member),
  /** Where a member looks at one of their rounds: a replay, or what verifies it. Seamless providers answer it, too. */
  'round-page': z.strictObject({ ...member, round_id: wireIdSchema, language: languageSchema }),
  /** What goes on at the provider's shared tables. Optional, and of seamless providers too. */
  tables: z.strictObject(base),
  /** Rounds of all members in the order they ended, after `cursor` (empty for the start). */
  rounds: z.strictObject({ ...base, cursor: z.string().max(64), limit: z.number().int().min(1).max(1000) }),
  /** Rounds of all members that ended from `from` on and before `until`, as they stand now. Of seamless providers too. */
  'round-list': z.strictObject({ ...base, from: instantSchema, until: instantSchema, ...listed }),
  /** What the provider holds, member by member; those with nothing may be left out. */
  'balance-list': z.strictObject({ ...base, ...listed }),
  /** Rounds that cost the member nothing, once for each `grant_id`. Optional, and of seamless providers alone. */
  'free-rounds-give': z.strictObject({
    ...freeGrant,
    game_code: gameCodeSchema,
    count: z.number().int().min(1).max(mostFreeRounds),
    stake: minorSchema,
    expires_at: instantSchema,
  }),
  /** How a grant stands. One that was never seen is remembered, and refused if it still arrives. */
  'free-rounds-status': z.strictObject(freeGrant),
  /** No further round begins under it. */
  'free-rounds-cancel': z.strictObject(freeGrant),
  /** The desk of a sportsbook: matches with what they may cost, and how the feed is heard. Optional, as all of the desk. */
  'trading-board': z.strictObject({ ...base, language: languageSchema }),
  /** A match with every market of it. */
  'trading-match': z.strictObject({ ...base, match_id: wireIdSchema, language: languageSchema }),
  /** The operator's tickets, of one match where it is named, the newest first. */
  'trading-tickets': z.strictObject({
    ...base,
    match_id: wireIdSchema.nullable(),
    language: languageSchema,
    ...listed,
    limit: z.number().int().min(1).max(100),
  }),
  /** Done once for each `order_id`. */
  'trading-order': z.strictObject({ ...base, order_id: wireIdSchema, order: tradingOrderSchema }),
} as const;
export type TransferMethod = keyof typeof transferRequests;
export type TransferRequest<M extends TransferMethod> = z.output<(typeof transferRequests)[M]>;

const answer = { status: z.enum(transferStatuses), request_id: z.string() };
/** Counts the changes of a member's balance: of two balances the one with the higher count is the newer. */
const versionSchema = z.string().regex(/^\d{1,18}$/);
const told = { balance: minorSchema.optional(), balance_version: versionSchema.optional() };
/** Null where nothing follows. */
const nextCursor = z.string().max(128).nullable().optional();
/** With `OK`: how the grant stands, how many rounds of it were played, and what they have won. */
const freeRounds = {
  ...answer,
  state: z.enum(freeRoundStates).optional(),
  used: z.number().int().min(0).max(mostFreeRounds).optional(),
  won: minorSchema.optional(),
};
export const transferAnswers = {
  'create-member': z.object(answer),
  launch: z.object({ ...answer, launch_url: z.string().optional() }),
  balance: z.object({
    ...answer,
    amount: minorSchema.optional(),
    balance_version: versionSchema.optional(),
    round_open: z.boolean().optional(),
  }),
  'transfer-in': z.object({ ...answer, ...told }),
  'transfer-out': z.object({ ...answer, ...told, amount: minorSchema.optional() }),
  'transfer-out-all': z.object({ ...answer, ...told, amount: minorSchema.optional() }),
  'transfer-status': z.object({
    ...answer,
    state: z.enum(['confirmed', 'rejected', 'in_progress']).optional(),
    amount: minorSchema.optional(),
  }),
  kick: z.object(answer),
  'round-page': z.object({ ...answer, url: z.string().optional() }),
  /** `now` is the provider's clock. */
  tables: z.object({ ...answer, now: z.string().max(40).optional(), tables: tableListSchema.optional() }),
  rounds: z.object({
    ...answer,
    next_cursor: z.string().optional(),
    rounds: z
      .array(
        z.object({
          round_id: z.string(),
          member_ref: z.string(),
          game_code: z.string(),
          currency: currencySchema,
          stake: minorSchema,
          payout: minorSchema,
          ended_at: z.string(),
          /** The member's balance when the list was made: the round is in it. */
          ...told,
        }),
      )
      .optional(),
  }),
  'round-list': z.object({
    ...answer,
    next_cursor: nextCursor,
    rounds: z
      .array(
        z.object({
          round_id: wireIdSchema,
          member_ref: wireIdSchema,
          game_code: gameCodeSchema,
          currency: currencySchema,
          /** What the member's money has staked, free stakes aside, and what was paid. Nothing of a void round. */
          stake: minorSchema,
          payout: minorSchema,
          state: z.enum(['settled', 'void']),
          ended_at: instantSchema,
        }),
      )
      .max(1000)
      .optional(),
  }),
  'balance-list': z.object({
    ...answer,
    next_cursor: nextCursor,
    balances: z
      .array(
        z.object({
          member_ref: wireIdSchema,
          currency: currencySchema,
          amount: minorSchema,
          round_open: z.boolean(),
        }),
      )
      .max(1000)
      .optional(),
  }),
  'free-rounds-give': z.object(freeRounds),
  'free-rounds-status': z.object(freeRounds),
  'free-rounds-cancel': z.object(freeRounds),
  'trading-board': z.object({ ...answer, board: tradingBoardSchema.optional() }),
  'trading-match': z.object({ ...answer, seen: tradingMatchSchema.optional() }),
  'trading-tickets': z.object({ ...answer, part: tradingTicketsSchema.optional() }),
  /** `REJECTED` with a refusal: nothing of it was done, and it will not be. */
  'trading-order': z.object({ ...answer, refusal: z.enum(tradingRefusals).optional() }),
} as const;
export type TransferAnswer<M extends TransferMethod> = z.output<(typeof transferAnswers)[M]>;
