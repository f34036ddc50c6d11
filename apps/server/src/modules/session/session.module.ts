import { usualSiteSettings } from '@halls/contract/site-setting';
import { gatherReads } from '@halls/service';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { createSessions, type Sessions } from './create-sessions.ts';
import { findSessions, type AskedToken } from './session.repo.ts';
import { sessionOfficeRoutes } from './session.office.routes.ts';
import { sessionRoutes } from './session.routes.ts';

export const sessionModule = defineModule<Sessions, { site: typeof siteModule }>({
  name: 'session',
  needs: { site: siteModule },
  create({ sql, pool, clock, settings }, { site }) {
    const findSession = gatherReads((asked: readonly AskedToken[]) => findSessions(pool, asked));
    const sessions = createSessions({
      sql,
      findSession,
      clock,
      secret: settings.serverSecret,
      idleMinutesOf: (siteId) =>
        site.settingsOf(siteId).session_idle_minutes ?? usualSiteSettings.session_idle_minutes,
    });
    return {
      face: sessions,
      routes: sessionRoutes(sessions),
      officeRoutes: sessionOfficeRoutes({ sql }),
      jobs: [
        { name: 'end-idle-sessions', everySeconds: 60, run: async () => void (await sessions.endIdle()) },
        { name: 'sweep-login-records', everySeconds: 600, run: sessions.sweepRecords },
      ],
    };
  },
});
