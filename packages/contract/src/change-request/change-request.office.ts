import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineAuditedCall, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, optionalChoice } from '../core/wire.ts';

/**
 * `pending` until enough others agree, then `applied`, or `failed` where it could not be done any more. Before that
 * it is over when it is `rejected`, `withdrawn` by who asked, `expired`, or `stale`: what it is about has changed.
 */
export const changeRequestStates = [
  'pending',
  'applied',
  'failed',
  'rejected',
  'withdrawn',
  'expired',
  'stale',
] as const;
export type ChangeRequestState = (typeof changeRequestStates)[number];
const stateSchema = z.enum(changeRequestStates);

const lineShape = {
  change_request_id: z.number().int(),
  /** As the log calls it, such as `operator.assigned`. */
  action: z.string(),
  /** Null for what is of the whole house. */
  site_id: z.number().int().nullable(),
  /** What it is about, such as `member/17`. */
  target: z.string(),
  /** For people: an account. */
  target_name: z.string(),
  currency: currencySchema.nullable(),
  amount: moneySchema.nullable(),
  state: stateSchema,
  asked_by: operatorRefSchema,
  asked_at: instantSchema,
  expires_at: instantSchema,
  reason: z.string(),
  /** How many have to agree, and how many have. */
  quorum: z.number().int(),
  approvals: z.number().int(),
  /** Whether who asks may vote on it, and may withdraw it. */
  may_vote: z.boolean(),
  may_withdraw: z.boolean(),
};

export const changeRequestLineSchema = z.object(lineShape);
export const changeRequestSchema = z.object({
  ...lineShape,
  before: z.unknown(),
  after: z.unknown(),
  ended_at: instantSchema.nullable(),
  /** Why it failed, in the language of who asks. */
  failure: z.string().nullable(),
  votes: z.array(
    z.object({
      operator: operatorRefSchema,
      verdict: z.enum(['approve', 'reject']),
      reason: z.string(),
      at: instantSchema,
    }),
  ),
});

export const changeRequestList = defineOfficeQuery({
  path: '/change-request/list',
  permission: 'request.read',
  scope: 'some',
  summary: 'What was asked for and needs a second person, the latest first',
  request: z.strictObject({
    ...pageRequest,
    site_id: optional(idSchema),
    state: optionalChoice(stateSchema),
    action: optional(z.string().max(80)),
    /** Only what who asks can vote on. */
    mine_to_vote: optional(z.boolean()),
  }),
  data: pageOf(changeRequestLineSchema),
});

export const changeRequestOne = defineOfficeQuery({
  path: '/change-request/one',
  permission: 'request.read',
  scope: 'some',
  summary: 'A request with what would change, and its votes',
  request: z.strictObject({ change_request_id: idSchema }),
  data: z.object({ change_request: changeRequestSchema }),
});

/** Who may vote stands on the call that was asked for: its `approval`. */
export const voteOnRequest = defineAuditedCall({
  path: '/change-request/vote',
  permission: 'own',
  stepUp: true,
  summary: 'Agrees to a request of somebody else, or refuses it; the last vote that is needed applies it',
  request: z.strictObject({
    change_request_id: idSchema,
    verdict: z.enum(['approve', 'reject']),
    reason: reasonSchema,
  }),
  data: z.object({ state: stateSchema, failure: z.string().nullable() }),
  codes: {
    101: 'request_over',
    102: 'request_own',
    103: 'request_voted',
    104: 'request_not_yours',
    105: 'request_limit',
    106: 'request_emergency',
  },
  audit: 'change_request.voted',
});

export const withdrawRequest = defineOfficeChange({
  path: '/change-request/withdraw',
  permission: 'own',
  summary: 'Takes back what one has asked for',
  request: z.strictObject({ change_request_id: idSchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'request_over', 104: 'request_not_yours' },
  audit: 'change_request.withdrawn',
});
