import { operatorModule } from '#modules/operator';
import { defineModule } from '#platform/module.ts';
import { listViewOfficeRoutes } from './list-view.office.routes.ts';

/** Views of the office's lists, by their addresses. */
export const listViewModule = defineModule({
  name: 'list-view',
  needs: { operators: operatorModule },
  create: ({ sql }, { operators: { accountsOf } }) => ({
    officeRoutes: listViewOfficeRoutes({ sql, accountsOf }),
  }),
});
