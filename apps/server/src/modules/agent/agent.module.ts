import { memberModule } from '#modules/member';
import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { agentOfficeRoutes } from './agent.office.routes.ts';
import { agentRoutes } from './agent.routes.ts';
import { askMove } from './ask-move.ts';
import { centreRoutes } from './centre.routes.ts';
import { forgetPastVisitors } from './count-visit.ts';
import { agentAgreementStore } from './live-agreement.repo.ts';
import { agentLevelStore } from './live-levels.repo.ts';
import { makeMoves } from './make-moves.ts';

export interface AgentFace {
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** A site's agents: who is one, who wants to be, and who is under whom. */
export const agentModule = defineModule<AgentFace, { member: typeof memberModule; site: typeof siteModule }>({
  name: 'agent',
  needs: { member: memberModule, site: siteModule },
  create({ sql, clock }, { site }) {
    return {
      face: { stores: [agentLevelStore, agentAgreementStore] },
      routes: [...agentRoutes(sql), ...centreRoutes({ sql, site })],
      officeRoutes: agentOfficeRoutes(sql, (siteId) => site.findById(siteId) !== undefined),
      approvables: [askMove(clock, site)],
      jobs: [
        { name: 'make-agent-moves', everySeconds: 60, run: () => makeMoves({ sql, clock }) },
        {
          name: 'forget-visitors',
          everySeconds: 3_600,
          run: () => forgetPastVisitors(sql, clock()),
        },
      ],
    };
  },
});
