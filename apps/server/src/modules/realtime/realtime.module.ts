import { sessionModule } from '#modules/session';
import { maintenanceAt, siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { createRealtime, type Realtime } from './create-realtime.ts';

/** The members' sockets: what is published reaches whoever has subscribed. */
export const realtimeModule = defineModule({
  name: 'realtime',
  needs: { sessions: sessionModule, site: siteModule },
  create({ settings, cluster, clock, listener, onCommit, figures, log }, { sessions, site }) {
    let realtime: Realtime | undefined;
    figures.gauge({
      name: 'sockets',
      help: 'Sockets of members and visitors that are open',
      read: () => [{ value: realtime?.count() ?? 0 }],
    });
    return {
      mount({ http }) {
        realtime = createRealtime({
          httpServer: http.server,
          sessions,
          databaseUrl: settings.databaseUrl,
          cluster,
          listener,
          onCommit,
          findSite: site.findByHost,
          isOpen: (host) =>
            site.all().length > 0 && maintenanceAt(site.findByHost(host).maintenance, clock()) === null,
          logger: log,
        });
      },
      start: () => realtime?.start(),
      stop: () => realtime?.close(),
    };
  },
});
