import type { RouteObject } from 'react-router';

/** Red envelopes of a site. */
export const redEnvelopeRoutes: RouteObject[] = [
  {
    path: 'site/:siteId/red-envelopes',
    lazy: async () => ({
      Component: (await import('./features/red-envelopes/envelope-list.tsx')).EnvelopeList,
    }),
  },
  {
    path: 'site/:siteId/red-envelopes/write/:envelopeId?',
    lazy: async () => ({
      Component: (await import('./features/red-envelopes/write-envelope.tsx')).WriteEnvelope,
    }),
  },
  {
    path: 'site/:siteId/red-envelopes/:envelopeId',
    lazy: async () => ({
      Component: (await import('./features/red-envelopes/envelope-page.tsx')).EnvelopePage,
    }),
  },
];
