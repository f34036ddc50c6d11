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
    path: 'site/:siteId/agents/:memberId',
    lazy: async () => ({ Component: (await import('./features/agents/agent-page.tsx')).AgentPage }),
  },
];
