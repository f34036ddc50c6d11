import { defineModule } from '#platform/module.ts';
import { systemOfficeRoutes } from './system.office.routes.ts';

/** How this process stands, for operators. */
export const systemModule = defineModule({
  name: 'system',
  create: ({ sql, figures, watchedPools }) => ({
    officeRoutes: systemOfficeRoutes({ sql, figures, watchedPools }),
  }),
});
