import { catalogueModule } from '#modules/catalogue';
import { playStopModule } from '#modules/play-stop';
import { gameOrigins, providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { createFrameCheck } from './check-frame.ts';
import { sportsFrameRoutes } from './sports-frame.routes.ts';

/** A provider's sports in a frame of the page. */
export const sportsFrameModule = defineModule({
  name: 'sports-frame',
  needs: {
    ...{ catalogue: catalogueModule, connections: providerConnectionModule },
    ...{ site: siteModule, stops: playStopModule },
  },
  create({ closing }, { catalogue, connections, site, stops }) {
    const frames = createFrameCheck({
      allowedOrigins: async () => gameOrigins(await connections.providers.all()),
    });
    closing.defer(() => frames.close());
    return {
      routes: sportsFrameRoutes({ ...connections, catalogue, sites: site, stops, checkFrame: frames.check }),
    };
  },
});
