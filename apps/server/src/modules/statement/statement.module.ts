import { catalogueModule } from '#modules/catalogue';
import { ledgerModule } from '#modules/ledger';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { statementRoutes } from './statement.routes.ts';

/** What happened in the main wallet, in words. */
export const statementModule = defineModule({
  name: 'statement',
  needs: { catalogue: catalogueModule, ledger: ledgerModule, site: siteModule },
  create: (_, { catalogue, ledger, site }) => ({
    routes: statementRoutes({
      catalogue,
      ledger,
      timezoneOf: (siteId) => site.findById(siteId)?.timezone ?? 'UTC',
    }),
  }),
});
