import { textIn, toBit } from '@halls/contract';
import { agentLevelRename, checkAgentApplication } from '@halls/contract/agent';
import { memberModule } from '#modules/member';
import { implement } from '#platform/call.ts';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { succeed } from '#platform/result.ts';
import { readLevelNames } from './agent.repo.ts';
import { agentLevelStore } from './live-levels.repo.ts';
import { mayApply } from './may-apply.ts';

export interface AgentFace {
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** What a site says of its agents: what their levels are called, and who may apply to be one. */
export const agentModule = defineModule<AgentFace, { member: typeof memberModule }>({
  name: 'agent',
  needs: { member: memberModule },
  create: ({ sql }) => ({
    face: { stores: [agentLevelStore] },
    routes: [
      implement(agentLevelRename, async (_input, { actor, language }) => {
        const levels = await readLevelNames(sql, actor.siteId);
        return succeed({
          detail: levels.map(({ level, name }) => ({ level, name: textIn(name, language) })),
        });
      }),
      implement(checkAgentApplication, async (input, { actor }) => {
        const outcome = await mayApply(sql, actor, input.agent_id);
        return outcome.ok ? succeed({ is_valid: toBit(outcome.data) }) : outcome;
      }),
    ],
  }),
});
