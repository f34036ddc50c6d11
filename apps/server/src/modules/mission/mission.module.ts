import { catalogueModule } from '#modules/catalogue';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { announceMission } from './announce-mission.ts';
import { missionOfficeRoutes } from './mission.office.routes.ts';
import { missionRoutes } from './mission.routes.ts';

/** What members are to reach within a time, and what that gives. */
export const missionModule = defineModule<
  null,
  { catalogue: typeof catalogueModule; site: typeof siteModule }
>({
  name: 'mission',
  needs: { catalogue: catalogueModule, site: siteModule },
  create({ sql, clock }, { catalogue, site }) {
    const findSite = site.findById;
    return {
      face: null,
      routes: missionRoutes({
        ...{ sql, catalogue },
        timezoneOf: (siteId) => findSite(siteId)?.timezone ?? 'UTC',
      }),
      officeRoutes: missionOfficeRoutes({ sql, findSite }),
      approvables: [announceMission({ catalogue, clock, findSite })],
    };
  },
});
