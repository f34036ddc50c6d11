import type { RouteObject } from 'react-router';

/** Money in and out of a site. */
export const cashierRoutes: RouteObject[] = [
  {
    path: 'site/:siteId/cashier',
    lazy: async () => ({ Component: (await import('./features/cashier/deposit-list.tsx')).DepositList }),
  },
  {
    path: 'site/:siteId/cashier/messages',
    lazy: async () => ({ Component: (await import('./features/cashier/message-list.tsx')).MessageList }),
  },
  {
    path: 'site/:siteId/cashier/withdrawals',
    lazy: async () => ({
      Component: (await import('./features/cashier/withdrawal-list.tsx')).WithdrawalList,
    }),
  },
  {
    path: 'site/:siteId/cashier/claims',
    lazy: async () => ({ Component: (await import('./features/cashier/claim-list.tsx')).ClaimList }),
  },
  {
    path: 'site/:siteId/cashier/refunds',
    lazy: async () => ({ Component: (await import('./features/cashier/refund-list.tsx')).RefundList }),
  },
  {
    path: 'site/:siteId/cashier/bounds',
    lazy: async () => ({ Component: (await import('./features/cashier/bounds-page.tsx')).BoundsPage }),
  },
  {
    path: 'site/:siteId/cashier/withdrawals/:orderNumber',
    lazy: async () => ({
      Component: (await import('./features/cashier/withdrawal-page.tsx')).WithdrawalPage,
    }),
  },
  {
    path: 'site/:siteId/cashier/deposits/:orderNumber',
    lazy: async () => ({ Component: (await import('./features/cashier/deposit-page.tsx')).DepositPage }),
  },
];
