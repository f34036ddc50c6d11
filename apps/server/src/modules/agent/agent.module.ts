import { memberModule } from '#modules/member';
import { playModule } from '#modules/play';
import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { openDatabase } from '#platform/database.ts';
import { defineModule } from '#platform/module.ts';
import { runtimeRole } from '#platform/open-platform.ts';
import { agentOfficeRoutes } from './agent.office.routes.ts';
import { agentRoutes } from './agent.routes.ts';
import { askMove } from './ask-move.ts';
import { centreRoutes } from './centre.routes.ts';
import { forgetPastVisitors } from './count-visit.ts';
import { figureRoutes } from './figures.routes.ts';
import { agentAgreementStore } from './live-agreement.repo.ts';
import { agentLevelStore } from './live-levels.repo.ts';
import { makeMoves } from './make-moves.ts';
import { adjustMonth } from './settlement/adjust-month.ts';
import { decidePeriod, periodChanges, releaseHeld } from './settlement/period-changes.ts';
import { giveAgentPlan, setPlan } from './settlement/plan-changes.ts';
import { settle } from './settlement/settle.ts';
import { settlementOfficeRoutes } from './settlement/settlement.office.routes.ts';
import { settlementRoutes } from './settlement/settlement.routes.ts';
import { sumDays } from './sum-days.ts';

/** A month of a large site is frozen in one statement. */
const freezeTimeoutMs = 10 * 60_000;

export interface AgentFace {
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** A site's agents: who is one, who wants to be, and who is under whom. */
export const agentModule = defineModule<
  AgentFace,
  { member: typeof memberModule; play: typeof playModule; site: typeof siteModule }
>({
  name: 'agent',
  needs: { member: memberModule, play: playModule, site: siteModule },
  create({ sql, settings, clock, log, closing }, { member, play, site }) {
    const { passwords } = member;
    const patient = openDatabase({
      url: settings.databaseUrl,
      role: runtimeRole,
      maxConnections: 1,
      statementTimeoutMs: freezeTimeoutMs,
      onError: (err) => log.error({ err }, 'background failure'),
    });
    closing.defer(() => patient.close());
    return {
      face: { stores: [agentLevelStore, agentAgreementStore] },
      routes: [
        ...agentRoutes(sql),
        ...centreRoutes({ sql, site }),
        ...figureRoutes({ sql, site }),
        ...settlementRoutes({ sql, site, clock, passwords }),
      ],
      officeRoutes: [
        ...agentOfficeRoutes(sql, (siteId) => site.findById(siteId) !== undefined),
        ...settlementOfficeRoutes({ sql, site }),
        ...periodChanges({ sql, clock }),
      ],
      approvables: [
        askMove(clock, site),
        setPlan({ clock, site }),
        giveAgentPlan({ clock, site }),
        decidePeriod({ sql, clock }),
        releaseHeld({ sql, clock }),
        adjustMonth({ clock }),
      ],
      jobs: [
        { name: 'make-agent-moves', everySeconds: 60, run: () => makeMoves({ sql, clock }) },
        {
          name: 'settle-agents',
          everySeconds: 10,
          run: () => settle({ sql: patient.sql, clock, site, play }),
        },
        { name: 'sum-agent-days', everySeconds: 60, run: () => sumDays({ sql, site, play }) },
        {
          name: 'forget-visitors',
          everySeconds: 3_600,
          run: () => forgetPastVisitors(sql, clock()),
        },
      ],
    };
  },
});
