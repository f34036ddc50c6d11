import { z } from 'zod';
import { isStorableText } from '../core/field-errors.ts';
import { currencySchema } from '../core/money.ts';

/** Seamless wallet: the provider calls the operator at `POST /wallet/v1/<method>`. */

/** Minor units of the currency as a string of digits. */
export const minorSchema = z.string().regex(/^\d{1,15}$/);
/** A wallet may have grown larger than any one amount. */
const walletSchema = z.string().regex(/^\d{1,19}$/);
export const signedMinorSchema = z.string().regex(/^-?\d{1,15}$/);
const textSchema = (maxLength: number) => z.string().min(1).max(maxLength).refine(isStorableText);
export const gameCodeSchema = textSchema(64);
export const wireIdSchema = z.string().regex(/^[\w.:-]{1,64}$/);

export const seamlessStatuses = [
  'OK',
  'NOT_ENOUGH_MONEY',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'MEMBER_DISABLED',
  'LIMIT_REACHED',
  'WRONG_CURRENCY',
  'INVALID_GAME',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_ROLLED_BACK',
  'UNKNOWN',
] as const;
export type SeamlessStatus = (typeof seamlessStatuses)[number];

const money = {
  request_id: wireIdSchema,
  transaction_id: wireIdSchema,
  round_id: wireIdSchema,
  round_closed: z.boolean(),
  session_token: z.string().min(1).max(128),
  member_ref: wireIdSchema,
  site_id: z.number().int().positive(),
  currency: currencySchema,
  game_code: gameCodeSchema,
  is_free: z.boolean(),
  jackpot_contribution: minorSchema.optional(),
};

const { is_free: _, jackpot_contribution: __, ...jackpotWin } = money;

export const seamlessRequests = {
  authenticate: z.strictObject({
    request_id: wireIdSchema,
    code: z.string().min(1).max(128),
    operator_id: wireIdSchema,
  }),
  balance: z.strictObject({
    request_id: wireIdSchema,
    session_token: money.session_token,
    currency: currencySchema,
  }),
  bet: z.strictObject({ ...money, amount: minorSchema }),
  win: z.strictObject({ ...money, amount: minorSchema }),
  'bonus-win': z.strictObject({ ...money, amount: minorSchema }),
  'bet-win': z.strictObject({ ...money, bet_amount: minorSchema, win_amount: minorSchema }),
  adjust: z.strictObject({ ...money, amount: signedMinorSchema, reason: textSchema(200) }),
  /** The answer has the amount: all that the jackpot holds. */
  'jackpot-win': z.strictObject(jackpotWin),
  /** What the jackpot that the session feeds holds. */
  jackpot: z.strictObject({
    request_id: wireIdSchema,
    session_token: money.session_token,
    currency: currencySchema,
  }),
  /** A round that a grant of free rounds has paid for. No money moves under it: what it won is given when the grant is over. */
  'free-round': z.strictObject({
    request_id: wireIdSchema,
    transaction_id: wireIdSchema,
    round_id: wireIdSchema,
    grant_id: wireIdSchema,
    member_ref: wireIdSchema,
    currency: currencySchema,
    game_code: gameCodeSchema,
    stake: minorSchema,
    win: minorSchema,
  }),
  rollback: z.strictObject({
    request_id: wireIdSchema,
    transaction_id: wireIdSchema,
    reference_transaction_id: wireIdSchema,
    round_id: wireIdSchema,
    member_ref: wireIdSchema,
  }),
  'round-close': z.strictObject({
    request_id: wireIdSchema,
    round_id: wireIdSchema,
    member_ref: wireIdSchema,
  }),
} as const;
export type SeamlessMethod = keyof typeof seamlessRequests;
export type SeamlessRequest<M extends SeamlessMethod> = z.output<(typeof seamlessRequests)[M]>;

export const seamlessAnswerSchema = z.object({
  status: z.enum(seamlessStatuses),
  request_id: z.string(),
  wallet_transaction_id: z.string().nullable(),
  balance: z.object({ cash: walletSchema, bonus: walletSchema }).nullable(),
  currency: currencySchema.nullable(),
  replayed: z.boolean(),
  /** `rollback` only: false when there was nothing to take back. */
  applied: z.boolean().optional(),
  /** `jackpot-win` only: what was paid. */
  amount: minorSchema.optional(),
  /** `jackpot` only: what it holds now; null where the session feeds none. */
  jackpot: minorSchema.nullable().optional(),
  /** `authenticate` only. */
  session_token: z.string().optional(),
  member_ref: z.string().optional(),
  site_id: z.number().int().optional(),
  language: z.string().optional(),
});
export type SeamlessAnswer = z.output<typeof seamlessAnswerSchema>;
