import { catalogueModule } from '#modules/catalogue';
import { providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { playStopOfficeRoutes } from './play-stop.office.routes.ts';
import { createStoppedPlaces, type StoppedPlaces } from './stopped-places.ts';

/** What is switched off: a game, a provider, all play. */
export const playStopModule = defineModule<
  StoppedPlaces,
  { catalogue: typeof catalogueModule; connections: typeof providerConnectionModule }
>({
  name: 'play-stop',
  needs: { catalogue: catalogueModule, connections: providerConnectionModule },
  create: ({ sql, clock }, { catalogue, connections: { providers } }) => ({
    face: createStoppedPlaces(sql),
    officeRoutes: playStopOfficeRoutes({ sql, clock, catalogue, providers }),
  }),
});
