import { catalogueModule } from '#modules/catalogue';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { announceTournament } from './announce-tournament.ts';
import { keepTournaments } from './keep-tournaments.ts';
import { tournamentOfficeRoutes } from './tournament.office.routes.ts';
import { tournamentRoutes } from './tournament.routes.ts';

/** Members of a site who play for ranks within a time, and what ranks win. */
export const tournamentModule = defineModule<
  null,
  { catalogue: typeof catalogueModule; site: typeof siteModule }
>({
  name: 'tournament',
  needs: { catalogue: catalogueModule, site: siteModule },
  create({ sql, clock }, { catalogue, site }) {
    const timezoneOf = (siteId: number) => site.findById(siteId)?.timezone ?? 'UTC';
    return {
      face: null,
      routes: tournamentRoutes({ sql, names: catalogue, timezoneOf }),
      officeRoutes: tournamentOfficeRoutes(sql),
      approvables: [announceTournament({ names: catalogue, clock, findSite: site.findById })],
      jobs: [{ name: 'keep-tournaments', everySeconds: 1, run: () => keepTournaments({ sql, clock }) }],
    };
  },
});
