import { catalogueModule } from '#modules/catalogue';
import { maintenanceAt, providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { createKeptTables } from './kept-tables.ts';
import { tableStateRoutes } from './table-state.routes.ts';

/** What goes on at the shared tables of the providers, for the tiles of the lobby. */
export const tableStateModule = defineModule({
  name: 'table-state',
  needs: { catalogue: catalogueModule, connections: providerConnectionModule },
  create({ clock }, { catalogue, connections: { gameProviders, providers } }) {
    const kept = createKeptTables({
      nowMs: () => clock().getTime(),
      async ask(gpId, now) {
        const connection = await providers.find(gpId);
        if (!connection?.isActive || maintenanceAt(connection, now)) return null;
        return gameProviders.tables(connection);
      },
    });
    return { routes: tableStateRoutes({ catalogue, kept }) };
  },
});
