import { maintenanceAt, providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

/** Halls, providers, games, labels and favourites of a site. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  needs: { connections: providerConnectionModule },
  create: ({ sql }, { connections: { providers } }) => ({
    routes: catalogueRoutes({
      sql,
      async providersInMaintenance(now) {
        const all = await providers.all();
        return new Set(all.filter((provider) => maintenanceAt(provider, now)).map(({ gpId }) => gpId));
      },
    }),
  }),
});
