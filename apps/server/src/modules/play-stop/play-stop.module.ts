import { providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { playStopOfficeRoutes } from './play-stop.office.routes.ts';
import { createStoppedPlaces, type StoppedPlaces } from './stopped-places.ts';

/** What is switched off: a game, a provider, all play. */
export const playStopModule = defineModule<StoppedPlaces, { connections: typeof providerConnectionModule }>({
  name: 'play-stop',
  needs: { connections: providerConnectionModule },
  create({ sql, clock, listener }, { connections: { providers } }) {
    const places = createStoppedPlaces(sql);
    listener.listen('content_changed', places.forget);
    return { face: places, officeRoutes: playStopOfficeRoutes({ sql, clock, providers }) };
  },
});
