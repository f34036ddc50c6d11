import { memberModule } from '#modules/member';
import { sessionModule } from '#modules/session';
import { defineModule } from '#platform/module.ts';
import { deviceOfficeRoutes } from './device.office.routes.ts';
import { deviceRoutes } from './device.routes.ts';

/** What members see of who comes in to their account: the devices that are known, and every login and failed try. */
export const deviceModule = defineModule({
  name: 'device',
  needs: { member: memberModule, sessions: sessionModule },
  create: ({ sql, clock }) => ({
    routes: deviceRoutes({ sql, clock }),
    officeRoutes: deviceOfficeRoutes({ sql }),
  }),
});
