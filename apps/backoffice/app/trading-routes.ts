import type { RouteObject } from 'react-router';

/** The desks of sportsbooks. */
export const tradingRoutes: RouteObject[] = [
  {
    path: 'trading/:gpId?',
    lazy: async () => ({ Component: (await import('./features/trading/board-page.tsx')).BoardPage }),
  },
  {
    path: 'trading/:gpId/tickets',
    lazy: async () => ({ Component: (await import('./features/trading/ticket-page.tsx')).TicketPage }),
  },
  {
    path: 'trading/:gpId/matches/:matchId',
    lazy: async () => ({ Component: (await import('./features/trading/match-page.tsx')).MatchPage }),
  },
];
