import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { bitSchema, idSchema, instantSchema, optional, say, wireFlag } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';

const memberRefSchema = z.object({ member_id: z.number().int(), member_account: z.string() });

const agentSchema = z.object({
  ...memberRefSchema.shape,
  currency: currencySchema,
  /** How many agents are above, and one. */
  level: z.number().int(),
  is_active: bitSchema,
  under: memberRefSchema.nullable(),
  /** Members and agents right below. */
  members: z.number().int(),
  agents: z.number().int(),
});
export type OfficeAgent = z.output<typeof agentSchema>;

export const agentList = defineOfficeQuery({
  path: '/agent/list',
  permission: 'agent.read',
  scope: 'site',
  summary: 'A site’s agents, the latest first; those right below one, or one by account',
  request: z.strictObject({
    site_id: idSchema,
    under: optional(idSchema),
    query: optional(z.string().trim().max(64, say('error.field_too_long'))),
    ...pageRequest,
  }),
  data: pageOf(agentSchema),
});

const applicationSchema = z.object({
  application_id: z.number().int(),
  member: memberRefSchema,
  /** Under whom they would be; null: under none. */
  under: memberRefSchema.nullable(),
  plan: z.string(),
  state: z.enum(['pending', 'approved', 'refused']),
  applied_at: instantSchema,
  decided_at: instantSchema.nullable(),
  decided_by: operatorRefSchema.nullable(),
  answer: z.string(),
});
export type AgentApplicationLine = z.output<typeof applicationSchema>;

export const agentApplications = defineOfficeQuery({
  path: '/agent/applications',
  permission: 'agent.read',
  scope: 'site',
  summary:
    'Who wants to be an agent of a site: those that wait, the longest waiting first, or all, the latest first',
  request: z.strictObject({
    site_id: idSchema,
    state: optional(z.enum(['pending', 'all'])),
    ...pageRequest,
  }),
  data: pageOf(applicationSchema),
});

export const agentDecide = defineOfficeChange({
  path: '/agent/decide',
  permission: 'agent.work',
  scope: 'site',
  summary:
    'Makes who has applied an agent, or refuses that. A letter tells them; a refusal says why in `answer`',
  request: z.strictObject({
    site_id: idSchema,
    application_id: idSchema,
    verdict: z.enum(['approve', 'refuse']),
    answer: optional(z.string().trim().max(1_000, say('error.field_too_long'))),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'agent_application_decided', 102: 'agent_answer_missing', 103: 'agent_too_deep' },
  audit: 'agent.application_decided',
});

export const agentPolicy = defineOfficeQuery({
  path: '/agent/policy',
  permission: 'agent.read',
  scope: 'site',
  summary: 'Whether members of a site may apply for agent, and the version of the agreement that holds',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ takes_applications: bitSchema, agreement_version: z.number().int().nullable() }),
});

export const agentSetPolicy = defineOfficeChange({
  path: '/agent/set-policy',
  permission: 'agent.work',
  scope: 'site',
  summary: 'Lets members of a site apply for agent, or no longer',
  request: z.strictObject({ site_id: idSchema, takes_applications: wireFlag, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'agent_stands_so' },
  audit: 'agent.policy_set',
});

export const agentSetActive = defineOfficeChange({
  path: '/agent/set-active',
  permission: 'agent.work',
  scope: 'site',
  summary: 'Retires an agent, who then brings nobody and sees nothing of agents, or has them back',
  request: z.strictObject({ ...officeMember, is_active: wireFlag, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'agent_stands_so', 102: 'agent_unknown' },
  audit: 'agent.active_set',
});

export const agentPlacements = defineOfficeQuery({
  path: '/agent/placements',
  permission: 'agent.read',
  scope: 'site',
  summary: 'Under whom a member is and was, the latest first, and where they go next',
  request: z.strictObject(officeMember),
  data: z.object({
    member: z.object({ ...memberRefSchema.shape, is_agent: bitSchema, is_active: bitSchema }),
    /** The fifty latest. */
    list: z.array(
      z.object({
        agent: memberRefSchema,
        from: instantSchema,
        /** Null: still. */
        until: instantSchema.nullable(),
        /** `found`: it was so before this was kept. */
        reason: z.enum(['introduced', 'moved', 'found']),
        change_request_id: z.number().int().nullable(),
      }),
    ),
    next: z
      .object({
        agent: memberRefSchema.nullable(),
        due_at: instantSchema,
        change_request_id: z.number().int(),
      })
      .nullable(),
  }),
});
export type AgentPlacements = z.output<typeof agentPlacements.data>;

export const agentMove = defineApprovedChange({
  path: '/agent/move',
  permission: 'agent.work',
  scope: 'site',
  summary:
    'Asks that a member, with all below where it is an agent, go to another agent, or to none, when the next month of the site begins',
  request: z.strictObject({ ...officeMember, agent_id: optional(idSchema), reason: reasonSchema }),
  codes: {
    101: 'agent_there_already',
    102: 'agent_unknown',
    103: 'agent_circle',
    104: 'agent_too_deep',
    105: 'agent_moves_already',
    106: 'agent_recommended',
  },
  audit: 'agent.move_set',
  approval: { permission: 'agent.approve', atLeast: 1 },
});
