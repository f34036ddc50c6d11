import { defineModule } from '#platform/module.ts';
import { mountIcons } from './icon.routes.ts';

/** Icons by name, for what operators write. */
export const iconModule = defineModule({
  name: 'icon',
  create: ({ settings, cluster }) => ({
    mount: ({ http }) => mountIcons(http, { rateLimits: settings.rateLimits, redis: cluster.redis }),
  }),
});
