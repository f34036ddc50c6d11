import { Navigate, type RouteObject } from 'react-router';
import { agentRoutes } from './agent-routes.ts';
import { cashierRoutes } from './cashier-routes.ts';
import { promotionRoutes } from './promotion-routes.ts';
import { tradingRoutes } from './trading-routes.ts';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { Frame } from './frame/frame.tsx';
import { addressOf, navEntries } from './frame/nav-entries.ts';
import { useSite, useSites } from './api/sites.ts';
import { LoadingLines } from './parts/read-states.tsx';
import { FailedPage } from './routes/failed-page.tsx';
import { MissingPage } from './routes/missing-page.tsx';
import { useMay } from './session/office-session.ts';

const invitation = 'invitation';
/** What stands there while a page's code comes, and when it does not. */
const onTheWay = { HydrateFallback: LoadingLines, ErrorBoundary: FailedPage };
/** For who is signed in as well: they may be whom it was opened for. */
const emergency: RouteObject = {
  path: 'emergency',
  lazy: async () => ({
    Component: (await import('./features/sign-in/emergency-page.tsx')).EmergencyPage,
  }),
};

/** What somebody sees who is not signed in. */
export function doorRoutes(): RouteObject[] {
  return [
    {
      ...onTheWay,
      children: [
        {
          path: invitation,
          lazy: async () => ({
            Component: (await import('./features/sign-in/invitation-page.tsx')).InvitationPage,
          }),
        },
        emergency,
        { path: '*', Component: SignInPage },
      ],
    },
  ];
}

/** What an operator sees; `must`: before all else they have to set up what protects their account. */
export function createRoutes(must: boolean): RouteObject[] {
  if (must)
    return [
      {
        ...onTheWay,
        path: '*',
        lazy: async () => ({ Component: (await import('./features/account/must-page.tsx')).MustPage }),
      },
    ];
  return [
    { ...onTheWay, children: [emergency] },
    {
      Component: Frame,
      HydrateFallback: LoadingLines,
      children: [
        {
          ErrorBoundary: FailedPage,
          children: [
            { index: true, Component: FirstPlace },
            { path: invitation, element: <Navigate to="/" replace /> },
            ...places,
            { path: '*', Component: MissingPage },
          ],
        },
      ],
    },
  ];
}

const places: RouteObject[] = [
  {
    path: 'site/:siteId/members',
    lazy: async () => ({ Component: (await import('./features/members/member-list.tsx')).MemberList }),
  },
  {
    path: 'site/:siteId/members/:memberId/:tab?',
    lazy: async () => ({ Component: (await import('./features/members/member-page.tsx')).MemberPage }),
  },
  {
    path: 'site/:siteId/transfers',
    lazy: async () => ({
      Component: (await import('./features/transfers/transfer-queue.tsx')).TransferQueue,
    }),
  },
  ...agentRoutes,
  ...cashierRoutes,
  ...promotionRoutes,
  ...tradingRoutes,
  {
    path: 'site/:siteId/risk',
    lazy: async () => ({ Component: (await import('./features/risk/rules-page.tsx')).RulesPage }),
  },
  {
    path: 'site/:siteId/risk/write',
    lazy: async () => ({ Component: (await import('./features/risk/write-rules.tsx')).WriteRules }),
  },
  {
    path: 'site/:siteId/ledger',
    lazy: async () => ({ Component: (await import('./features/ledger/books-page.tsx')).BooksPage }),
  },
  {
    path: 'site/:siteId/ledger/transactions',
    lazy: async () => ({
      Component: (await import('./features/ledger/transaction-list.tsx')).TransactionList,
    }),
  },
  {
    path: 'site/:siteId/ledger/transactions/:transactionId',
    lazy: async () => ({
      Component: (await import('./features/ledger/transaction-page.tsx')).TransactionPage,
    }),
  },
  {
    path: 'site/:siteId/ledger/accounts/:accountId',
    lazy: async () => ({ Component: (await import('./features/ledger/account-page.tsx')).AccountPage }),
  },
  {
    path: 'reports',
    lazy: async () => ({ Component: (await import('./features/reports/figures-page.tsx')).FiguresPage }),
  },
  {
    path: 'reports/returns',
    lazy: async () => ({ Component: (await import('./features/reports/returns-page.tsx')).ReturnsPage }),
  },
  {
    path: 'reports/movements',
    lazy: async () => ({ Component: (await import('./features/reports/movements-page.tsx')).MovementsPage }),
  },
  {
    path: 'reports/retention',
    lazy: async () => ({ Component: (await import('./features/reports/retention-page.tsx')).RetentionPage }),
  },
  {
    path: 'reports/rounds',
    lazy: async () => ({ Component: (await import('./features/reports/rounds-page.tsx')).RoundsPage }),
  },
  {
    path: 'reconciliation',
    lazy: async () => ({ Component: (await import('./features/reconciliation/days-page.tsx')).DaysPage }),
  },
  {
    path: 'reconciliation/days/:gpId/:day',
    lazy: async () => ({ Component: (await import('./features/reconciliation/day-page.tsx')).DayPage }),
  },
  {
    path: 'reconciliation/cases',
    lazy: async () => ({ Component: (await import('./features/reconciliation/cases-page.tsx')).CasesPage }),
  },
  {
    path: 'reconciliation/cases/:caseId',
    lazy: async () => ({ Component: (await import('./features/reconciliation/case-page.tsx')).CasePage }),
  },
  {
    path: 'bank-book',
    lazy: async () => ({ Component: (await import('./features/bank-book/books-page.tsx')).BooksPage }),
  },
  {
    path: 'bank-book/cases',
    lazy: async () => ({
      Component: (await import('./features/bank-book/bank-cases-page.tsx')).BankCasesPage,
    }),
  },
  {
    path: 'bank-book/cases/:caseId',
    lazy: async () => ({ Component: (await import('./features/bank-book/bank-case-page.tsx')).BankCasePage }),
  },
  {
    path: 'bank-book/:pspId/:currency',
    lazy: async () => ({ Component: (await import('./features/bank-book/book-page.tsx')).BookPage }),
  },
  {
    path: 'bank-book/:pspId/:currency/upload',
    lazy: async () => ({ Component: (await import('./features/bank-book/upload-page.tsx')).UploadPage }),
  },
  {
    path: 'bank-book/:pspId/:currency/days/:day',
    lazy: async () => ({ Component: (await import('./features/bank-book/day-page.tsx')).BankDayPage }),
  },
  {
    path: 'exports',
    lazy: async () => ({ Component: (await import('./features/exports/export-list.tsx')).ExportList }),
  },
  {
    path: 'site/:siteId/content/:kind?',
    lazy: async () => ({ Component: (await import('./features/content/content-list.tsx')).ContentList }),
  },
  {
    path: 'site/:siteId/content/:kind/:documentId/preview/:version',
    lazy: async () => ({
      Component: (await import('./features/content/preview-page.tsx')).PreviewPage,
    }),
  },
  {
    path: 'site/:siteId/content/:kind/:documentId',
    lazy: async () => ({ Component: (await import('./features/content/content-page.tsx')).ContentPage }),
  },
  {
    path: 'site/:siteId/letters',
    lazy: async () => ({ Component: (await import('./features/letters/letter-list.tsx')).LetterList }),
  },
  {
    path: 'site/:siteId/letters/new',
    lazy: async () => ({ Component: (await import('./features/letters/write-letter.tsx')).WriteLetter }),
  },
  {
    path: 'site/:siteId/standing',
    lazy: async () => ({ Component: (await import('./features/standing/site-page.tsx')).SitePage }),
  },
  {
    path: 'site/:siteId/standing/access',
    lazy: async () => ({ Component: (await import('./features/site-access/access-page.tsx')).AccessPage }),
  },
  {
    path: 'site/:siteId/standing/settings',
    lazy: async () => ({
      Component: (await import('./features/site-settings/settings-page.tsx')).SettingsPage,
    }),
  },
  {
    path: 'providers',
    lazy: async () => ({ Component: (await import('./features/standing/provider-list.tsx')).ProviderList }),
  },
  {
    path: 'providers/:gpId/conformance',
    lazy: async () => ({
      Component: (await import('./features/standing/conformance-page.tsx')).ConformancePage,
    }),
  },
  {
    path: 'payment-services',
    lazy: async () => ({
      Component: (await import('./features/payment-services/service-list.tsx')).ServiceList,
    }),
  },
  {
    path: 'payment-services/methods',
    lazy: async () => ({
      Component: (await import('./features/payment-services/method-list.tsx')).MethodList,
    }),
  },
  {
    path: 'payment-services/methods/:methodId',
    lazy: async () => ({
      Component: (await import('./features/payment-services/method-page.tsx')).MethodPage,
    }),
  },
  {
    path: 'payment-services/:pspId',
    lazy: async () => ({
      Component: (await import('./features/payment-services/service-page.tsx')).ServicePage,
    }),
  },
  {
    path: 'approvals',
    lazy: async () => ({ Component: (await import('./features/approvals/approval-list.tsx')).ApprovalList }),
  },
  {
    path: 'approvals/rules',
    lazy: async () => ({ Component: (await import('./features/approvals/policy-page.tsx')).PolicyPage }),
  },
  {
    path: 'approvals/:requestId',
    lazy: async () => ({ Component: (await import('./features/approvals/approval-page.tsx')).ApprovalPage }),
  },
  {
    path: 'operators',
    lazy: async () => ({ Component: (await import('./features/operators/operator-list.tsx')).OperatorList }),
  },
  {
    path: 'operators/roles',
    lazy: async () => ({ Component: (await import('./features/operators/role-table.tsx')).RoleTable }),
  },
  {
    path: 'operators/:operatorId/:tab?',
    lazy: async () => ({ Component: (await import('./features/operators/operator-page.tsx')).OperatorPage }),
  },
  {
    path: 'log',
    lazy: async () => ({ Component: (await import('./features/log/log-list.tsx')).LogList }),
  },
  {
    path: 'system',
    lazy: async () => ({ Component: (await import('./features/system/system-page.tsx')).SystemPage }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('./features/account/account-page.tsx')).AccountPage }),
  },
];

/** The front door leads to the first place that an operator has. */
function FirstPlace() {
  const may = useMay();
  const sites = useSites();
  const site = useSite();
  if (!sites) return <LoadingLines />;
  const [first] = navEntries(may, site?.site_id ?? null);
  return <Navigate to={addressOf(first?.place ?? 'account', site?.site_id ?? null)} replace />;
}
