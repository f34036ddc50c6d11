import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import { bitSchema, idSchema, optional, optionalChoice, say, wireFlag } from '../core/wire.ts';

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
