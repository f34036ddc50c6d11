import { catalogueModule } from '#modules/catalogue';
import { ledgerModule } from '#modules/ledger';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { statementOfficeRoutes } from './statement.office.routes.ts';
import { statementRoutes } from './statement.routes.ts';

/** What happened in the main wallet, in words. */
export const statementModule = defineModule({
  name: 'statement',
  needs: { catalogue: catalogueModule, ledger: ledgerModule, site: siteModule },
  create({ sql }, { catalogue, ledger, site }) {
    const timezoneOf = (siteId: number) => site.findById(siteId)?.timezone ?? 'UTC';
    const deps = { sql, catalogue, ledger, timezoneOf };
    return { routes: statementRoutes(deps), officeRoutes: statementOfficeRoutes(deps) };
  },
});
