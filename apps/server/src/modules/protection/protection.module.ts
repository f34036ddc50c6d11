import { defineModule } from '#platform/module.ts';
import { createLooseningOfLimits } from './loosen-limit.ts';
import { dropEndedLimits } from './loss-limit.repo.ts';
import { protectionOfficeRoutes } from './protection.office.routes.ts';

/** What members may not do for their own good. */
export const protectionModule = defineModule({
  name: 'protection',
  create: ({ sql }) => ({
    officeRoutes: protectionOfficeRoutes({ sql }),
    approvables: [createLooseningOfLimits()],
    jobs: [{ name: 'drop-ended-limits', everySeconds: 600, run: () => dropEndedLimits(sql) }],
  }),
});
