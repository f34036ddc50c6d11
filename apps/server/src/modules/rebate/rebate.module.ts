import { catalogueModule } from '#modules/catalogue';
import { playModule } from '#modules/play';
import { siteModule } from '#modules/site';
import { openDatabase } from '#platform/database.ts';
import { defineModule } from '#platform/module.ts';
import { runtimeRole } from '#platform/open-platform.ts';
import { publishTerms } from './publish-terms.ts';
import { rebateOfficeRoutes } from './rebate.office.routes.ts';
import { rebateRoutes } from './rebate.routes.ts';
import { payRebates, runRebates } from './run-rebates.ts';

/** A day of a large site is calculated in one statement. */
const longestRunMs = 10 * 60_000;

/** What members get back of their turnover, or of what they have lost. */
export const rebateModule = defineModule<
  null,
  { catalogue: typeof catalogueModule; play: typeof playModule; site: typeof siteModule }
>({
  name: 'rebate',
  needs: { catalogue: catalogueModule, play: playModule, site: siteModule },
  create({ sql, settings, clock, log, closing }, { catalogue, play, site }) {
    const patient = openDatabase({
      url: settings.databaseUrl,
      role: runtimeRole,
      maxConnections: 2,
      statementTimeoutMs: longestRunMs,
      onError: (err) => log.error({ err }, 'background failure'),
    });
    closing.defer(() => patient.close());
    const timeZoneOf = (siteId: number) => {
      const found = site.findById(siteId);
      if (!found) throw new Error(`there is no site ${siteId}`);
      return found.timezone;
    };
    return {
      face: null,
      routes: rebateRoutes({ sql, catalogue, timeZoneOf }),
      officeRoutes: rebateOfficeRoutes({ sql, patient: patient.sql, site }),
      approvables: [publishTerms({ clock, site })],
      jobs: [
        {
          name: 'run-rebates',
          everySeconds: 60,
          run: () => runRebates({ sql: patient.sql, clock, site, play }),
        },
        { name: 'pay-rebates', everySeconds: 5, run: () => payRebates({ sql, clock }) },
      ],
    };
  },
});
