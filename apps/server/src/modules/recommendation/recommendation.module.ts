import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { keepFriends } from './keep-friends.ts';
import { recommendationOfficeRoutes } from './recommendation.office.routes.ts';
import { recommendationRoutes } from './recommendation.routes.ts';
import { startTerms } from './start-terms.ts';

/** Members who bring friends: by what, under which terms, how far each is, and what it has earned. */
export const recommendationModule = defineModule<null, { site: typeof siteModule }>({
  name: 'recommendation',
  needs: { site: siteModule },
  create: ({ sql, clock }, { site }) => ({
    face: null,
    routes: recommendationRoutes({ sql, findSite: site.findById }),
    officeRoutes: recommendationOfficeRoutes({ sql, findSite: site.findById }),
    approvables: [startTerms({ findSite: site.findById, clock })],
    jobs: [{ name: 'keep-recommended-friends', everySeconds: 2, run: () => keepFriends({ sql, clock }) }],
  }),
});
