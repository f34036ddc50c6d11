import { memberModule } from '#modules/member';
import { playModule } from '#modules/play';
import { siteModule } from '#modules/site';
import { openDatabase } from '#platform/database.ts';
import { defineModule } from '#platform/module.ts';
import { runtimeRole } from '#platform/open-platform.ts';
import { giveGifts, keepLevels } from './keep-levels.ts';
import { publishLevels } from './publish-levels.ts';
import { vipOfficeRoutes } from './vip.office.routes.ts';
import { vipRoutes } from './vip.routes.ts';

/** The levels of a large site are reckoned in one statement. */
const longestRunMs = 10 * 60_000;

/** Levels of members by what they play and pay in. */
export const vipModule = defineModule<
  null,
  { member: typeof memberModule; play: typeof playModule; site: typeof siteModule }
>({
  name: 'vip',
  needs: { member: memberModule, play: playModule, site: siteModule },
  create({ sql, settings, clock, log, closing }, { site }) {
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
      routes: vipRoutes({ sql, timeZoneOf }),
      officeRoutes: vipOfficeRoutes({ sql, patient: patient.sql, site }),
      approvables: [publishLevels({ clock, site })],
      jobs: [
        {
          name: 'keep-vip-levels',
          everySeconds: 600,
          run: () => keepLevels({ sql: patient.sql, clock, site }),
        },
        { name: 'give-vip-gifts', everySeconds: 5, run: () => giveGifts({ sql, clock }) },
      ],
    };
  },
});
