import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import {
  bitSchema,
  idSchema,
  instantSchema,
  optional,
  optionalChoice,
  say,
  wireFlag,
  wireIntBetween,
} from '../core/wire.ts';

export const agentLevelRename = defineEndpoint({
  path: '/arks/web/agent-level-rename',
  access: 'member',
  beforePasswordChange: 'all',
  summary: 'What the site calls the levels of its agents',
  request: z.strictObject({}),
  data: z.object({ detail: z.array(z.object({ level: z.number().int(), name: z.string() })) }),
});

export const checkBonusSetting = defineEndpoint({
  path: '/bonus_setting/check',
  access: 'guest',
  summary: 'Whether the recommend-a-friend programme runs for a currency',
  request: z
    .strictObject({
      member_currency: optionalChoice(currencySchema),
      currency: optionalChoice(currencySchema),
    })
    .refine((input) => input.member_currency !== undefined || input.currency !== undefined, {
      path: ['member_currency'],
      error: say('error.field_required'),
    }),
  data: z.object({ is_friend: bitSchema }),
});

export const checkAgentApplication = defineEndpoint({
  path: '/member/apply_for_agent/check',
  access: 'member',
  summary: 'Whether the member may apply for agent under the given agent',
  request: z.strictObject({ agent_id: optional(idSchema), apply_agent_flag: optional(wireFlag) }),
  data: z.object({ is_valid: bitSchema }),
  codes: { 101: 'agent_application_closed', 102: 'agent_application_pending' },
});

export const checkCashSurplus = defineEndpoint({
  path: '/arks/web/cash_surplus/check',
  access: 'member',
  summary: 'Whether the cash surplus is active for a currency',
  request: z.strictObject({ currency: optionalChoice(currencySchema) }),
  data: z.object({ active: bitSchema }),
});

const agreementVersion = wireIntBetween(1, 1_000_000_000);

export const agentAgreement = defineEndpoint({
  path: '/agent/agreement',
  access: 'member',
  summary: 'What agents of the site agree to, and which version of it the member has accepted last',
  request: z.strictObject({}),
  data: z.object({
    version: z.number().int(),
    title: z.string(),
    /** Clean HTML. */
    content: z.string(),
    since: instantSchema,
    accepted: z.object({ version: z.number().int(), accepted_at: instantSchema }).nullable(),
  }),
});

export const acceptAgentAgreement = defineEndpoint({
  path: '/agent/agreement/accept',
  access: 'agent',
  summary: 'Accepts the version of the agreement that holds. Once more changes nothing',
  request: z.strictObject({ version: agreementVersion }),
  data: z.object({ accepted_at: instantSchema }),
  codes: { 103: 'agent_agreement_changed' },
});

export const agentApplication = defineEndpoint({
  path: '/agent/application',
  access: 'member',
  summary: 'How the member’s last application for agent stands; null where there is none',
  request: z.strictObject({}),
  data: z.object({
    application: z
      .object({
        state: z.enum(['pending', 'approved', 'refused']),
        applied_at: instantSchema,
        decided_at: instantSchema.nullable(),
        /** What the house has answered. */
        answer: z.string(),
      })
      .nullable(),
    takes_applications: bitSchema,
  }),
});

export const applyForAgent = defineEndpoint({
  path: '/agent/apply',
  access: 'member',
  summary: 'Applies for agent, under the agent that the member has or under none, and accepts the agreement',
  request: z.strictObject({
    plan: z.string().trim().min(1, say('error.field_required')).max(1_000, say('error.field_too_long')),
    agreement_version: agreementVersion,
  }),
  data: z.object({ applied_at: instantSchema }),
  codes: {
    101: 'agent_application_closed',
    102: 'agent_application_pending',
    103: 'agent_agreement_changed',
    104: 'agent_already',
  },
});

export const agentDownline = defineEndpoint({
  path: '/agent/downline',
  access: 'agent',
  summary:
    'Who is right below the agent, or below an agent further down, the latest first: accounts masked, no contacts',
  request: z.strictObject({
    under: optional(idSchema),
    /** A whole account. */
    query: optional(z.string().trim().max(64, say('error.field_too_long'))),
    only_agents: optional(wireFlag),
    cursor: optional(idSchema),
  }),
  data: z.object({
    /** The agents above those listed, from the one who asks; empty at the top. */
    way: z.array(z.object({ member_id: z.number().int(), account: z.string() })),
    totals: z.object({
      members: z.number().int(),
      agents: z.number().int(),
      newcomers: z.number().int(),
      new_days: z.number().int(),
    }),
    list: z.array(
      z.object({
        member_id: z.number().int(),
        account: z.string(),
        is_agent: bitSchema,
        joined_at: instantSchema,
        last_seen_at: instantSchema.nullable(),
        /** Right below, where it is an agent. */
        members: z.number().int(),
      }),
    ),
    next_cursor: z.number().int().nullable(),
  }),
});

export const agentPromotion = defineEndpoint({
  path: '/agent/promotion',
  access: 'agent',
  summary: 'By what the agent brings members, and how many came by it of late',
  request: z.strictObject({}),
  data: z.object({
    /** Of the link, below the site’s address. */
    path: z.string(),
    code: z.string(),
    domains: z.array(z.string()),
    days: z.number().int(),
    /** By the link, each once a day. */
    visitors: z.number().int(),
    registrations: z.number().int(),
    /** Of those registered, who have paid in. */
    depositors: z.number().int(),
  }),
});

export const countAgentVisit = defineEndpoint({
  path: '/agent/visit',
  access: 'guest',
  summary:
    'Tells that a visitor came by an agent’s link. Who it was is not kept; an agent that is none is not counted',
  request: z.strictObject({ agent_id: idSchema }),
  data: z.null(),
  rateLimit: { perMinute: 30 },
});
