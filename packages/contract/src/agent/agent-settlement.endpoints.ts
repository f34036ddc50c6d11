import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { idSchema, instantSchema, optional, say, typedAmountSchema, wireIntBetween } from '../core/wire.ts';
import { withdrawPasswordCodes, withdrawPasswordSchema } from '../payout-account/withdraw-password.ts';
import {
  commissionLineSchema,
  lineDaySchema,
  lineMemberSchema,
  planVersionSchema,
  statementSchema,
} from './agent-settlement.schema.ts';

export const agentPlan = defineEndpoint({
  path: '/agent/plan',
  access: 'agent',
  summary: 'By what the agent earns this month; null: by nothing yet',
  request: z.strictObject({}),
  data: z.object({ plan: planVersionSchema.nullable() }),
});

export const agentStatements = defineEndpoint({
  path: '/agent/statements',
  access: 'agent',
  summary:
    'What the agent has earned month by month, the latest first, of the months that are approved or paid',
  request: z.strictObject({}),
  data: z.object({ list: z.array(statementSchema) }),
});

const ofLine = { period_id: idSchema, seq: wireIntBetween(1, 1_000_000) };

export const agentStatement = defineEndpoint({
  path: '/agent/statement',
  access: 'agent',
  summary: 'A month of the agent’s, line by line, and the plan that it went by',
  request: z.strictObject({ period_id: idSchema }),
  data: z.object({
    statement: statementSchema,
    /** Null: the agent had none, and a loss of before goes on. */
    plan: planVersionSchema.nullable(),
    lines: z.array(commissionLineSchema),
  }),
});

export const agentStatementMembers = defineEndpoint({
  path: '/agent/statement/members',
  access: 'agent',
  summary: 'The members that a line is of, the earliest first, accounts masked',
  request: z.strictObject({ ...ofLine, cursor: optional(idSchema) }),
  data: z.object({ list: z.array(lineMemberSchema), next_cursor: z.number().int().nullable() }),
});

export const agentStatementDays = defineEndpoint({
  path: '/agent/statement/days',
  access: 'agent',
  summary: 'The days of a member that a line is of',
  request: z.strictObject({ ...ofLine, member_id: idSchema }),
  data: z.object({ list: z.array(lineDaySchema) }),
});

export const agentCommission = defineEndpoint({
  path: '/agent/commission',
  access: 'member',
  summary:
    'What the member has been paid as an agent and not moved yet, and what was moved of late; of who is none any more, too',
  request: z.strictObject({}),
  data: z.object({
    currency: currencySchema,
    balance: moneySchema,
    /** The twenty latest. */
    transfers: z.array(z.object({ amount: moneySchema, made_at: instantSchema })),
  }),
});

export const agentTransfer = defineEndpoint({
  path: '/agent/transfer',
  access: 'member',
  summary:
    'Moves commission to the member’s own main wallet, once for each `client_key`; the same key with another amount is refused with 409',
  request: z.strictObject({
    amount: typedAmountSchema,
    client_key: z.string().regex(/^[\w.:-]{8,64}$/, say('error.field_format')),
    withdraw_password: withdrawPasswordSchema,
  }),
  data: z.object({ balance: moneySchema }),
  codes: { ...withdrawPasswordCodes, 104: 'agent_commission_less', 409: 'agent_transfer_key_used' },
  rateLimit: { perMinute: 20 },
});
