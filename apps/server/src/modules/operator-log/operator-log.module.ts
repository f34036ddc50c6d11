import { operatorModule } from '#modules/operator';
import { defineModule } from '#platform/module.ts';
import { operatorLogRoutes } from './operator-log.office.routes.ts';

/** What the audit says, for operators, and whether its chain holds. */
export const operatorLogModule = defineModule({
  name: 'operator-log',
  needs: { operators: operatorModule },
  create: ({ sql }, { operators: { accountsOf } }) => ({
    officeRoutes: operatorLogRoutes({ sql, accountsOf }),
  }),
});
