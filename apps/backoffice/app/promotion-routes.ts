import type { RouteObject } from 'react-router';

/** What a site gives its members beside what they win. */
export const promotionRoutes: RouteObject[] = [
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
  {
    path: 'site/:siteId/campaigns',
    lazy: async () => ({
      Component: (await import('./features/campaigns/campaign-list.tsx')).CampaignList,
    }),
  },
  {
    path: 'site/:siteId/campaigns/write/:campaignId?',
    lazy: async () => ({
      Component: (await import('./features/campaigns/write-campaign.tsx')).WriteCampaign,
    }),
  },
  {
    path: 'site/:siteId/campaigns/:campaignId',
    lazy: async () => ({
      Component: (await import('./features/campaigns/campaign-page.tsx')).CampaignPage,
    }),
  },
  {
    path: 'site/:siteId/bonuses',
    lazy: async () => ({ Component: (await import('./features/bonuses/bonus-list.tsx')).BonusList }),
  },
  {
    path: 'site/:siteId/bonuses/:grantId',
    lazy: async () => ({ Component: (await import('./features/bonuses/bonus-page.tsx')).BonusPage }),
  },
  {
    path: 'site/:siteId/free-rounds',
    lazy: async () => ({
      Component: (await import('./features/free-rounds/free-rounds-list.tsx')).FreeRoundsList,
    }),
  },
  {
    path: 'site/:siteId/free-rounds/:awardId',
    lazy: async () => ({
      Component: (await import('./features/free-rounds/free-rounds-page.tsx')).FreeRoundsPage,
    }),
  },
  {
    path: 'site/:siteId/missions',
    lazy: async () => ({ Component: (await import('./features/missions/mission-list.tsx')).MissionList }),
  },
  {
    path: 'site/:siteId/missions/write/:missionId?',
    lazy: async () => ({ Component: (await import('./features/missions/write-mission.tsx')).WriteMission }),
  },
  {
    path: 'site/:siteId/missions/:missionId',
    lazy: async () => ({ Component: (await import('./features/missions/mission-page.tsx')).MissionPage }),
  },
  {
    path: 'site/:siteId/tournaments',
    lazy: async () => ({
      Component: (await import('./features/tournaments/tournament-list.tsx')).TournamentList,
    }),
  },
  {
    path: 'site/:siteId/tournaments/write/:tournamentId?',
    lazy: async () => ({
      Component: (await import('./features/tournaments/write-tournament.tsx')).WriteTournament,
    }),
  },
  {
    path: 'site/:siteId/tournaments/:tournamentId',
    lazy: async () => ({
      Component: (await import('./features/tournaments/tournament-page.tsx')).TournamentPage,
    }),
  },
  {
    path: 'site/:siteId/sign-in-rewards',
    lazy: async () => ({
      Component: (await import('./features/sign-in-rewards/calendar-list.tsx')).CalendarList,
    }),
  },
  {
    path: 'site/:siteId/vip',
    lazy: async () => ({ Component: (await import('./features/vip/plan-list.tsx')).VipPlanList }),
  },
  {
    path: 'site/:siteId/rebates',
    lazy: async () => ({ Component: (await import('./features/rebates/plan-list.tsx')).PlanList }),
  },
  {
    path: 'site/:siteId/rebates/runs',
    lazy: async () => ({ Component: (await import('./features/rebates/run-list.tsx')).RunList }),
  },
  {
    path: 'site/:siteId/rebates/runs/:runId',
    lazy: async () => ({ Component: (await import('./features/rebates/run-page.tsx')).RunPage }),
  },
  {
    path: 'site/:siteId/recommendations',
    lazy: async () => ({
      Component: (await import('./features/recommendations/terms-list.tsx')).TermsList,
    }),
  },
  {
    path: 'site/:siteId/recommendations/friends',
    lazy: async () => ({
      Component: (await import('./features/recommendations/friend-list.tsx')).FriendList,
    }),
  },
];
