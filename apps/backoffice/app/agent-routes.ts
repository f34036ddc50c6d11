import type { RouteObject } from 'react-router';

/** A site's agents. */
export const agentRoutes: RouteObject[] = [
  {
    path: 'site/:siteId/agents',
    lazy: async () => ({ Component: (await import('./features/agents/agent-list.tsx')).AgentList }),
  },
  {
    path: 'site/:siteId/agents/applications',
    lazy: async () => ({
      Component: (await import('./features/agents/application-list.tsx')).ApplicationList,
    }),
  },
  {
    path: 'site/:siteId/agents/plans',
    lazy: async () => ({ Component: (await import('./features/agents/plan-list.tsx')).PlanList }),
  },
  {
    path: 'site/:siteId/agents/periods',
    lazy: async () => ({ Component: (await import('./features/agents/period-list.tsx')).PeriodList }),
  },
  {
    path: 'site/:siteId/agents/periods/:periodId',
    lazy: async () => ({ Component: (await import('./features/agents/period-page.tsx')).PeriodPage }),
  },
  {
    path: 'site/:siteId/agents/periods/:periodId/:memberId',
    lazy: async () => ({ Component: (await import('./features/agents/statement-page.tsx')).StatementPage }),
  },
  {
    path: 'site/:siteId/agents/:memberId',
    lazy: async () => ({ Component: (await import('./features/agents/agent-page.tsx')).AgentPage }),
  },
];
