import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { startCalendar } from './start-calendar.ts';
import { signInRewardOfficeRoutes } from './sign-in-reward.office.routes.ts';
import { signInRewardRoutes } from './sign-in-reward.routes.ts';

/** A calendar in which members sign in day by day, and what each time gives. */
export const signInRewardModule = defineModule<null, { site: typeof siteModule }>({
  name: 'sign-in-reward',
  needs: { site: siteModule },
  create({ sql, clock }, { site }) {
    const deps = {
      sql,
      timeZoneOf(siteId: number) {
        const found = site.findById(siteId);
        if (!found) throw new Error(`there is no site ${siteId}`);
        return found.timezone;
      },
    };
    return {
      face: null,
      routes: signInRewardRoutes(deps),
      officeRoutes: signInRewardOfficeRoutes({ sql, findSite: site.findById }),
      approvables: [startCalendar({ findSite: site.findById, clock })],
    };
  },
});
