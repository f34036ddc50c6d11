import { catalogueModule } from '#modules/catalogue';
import { ledgerModule } from '#modules/ledger';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { transferWalletModule } from '#modules/transfer-wallet';
import { defineModule } from '#platform/module.ts';
import { playRecordOfficeRoutes } from './play-record.office.routes.ts';
import { playRecordRoutes } from './play-record.routes.ts';

/** The rounds that members have played. */
export const playRecordModule = defineModule({
  name: 'play-record',
  needs: {
    catalogue: catalogueModule,
    connections: providerConnectionModule,
    ledger: ledgerModule,
    site: siteModule,
    transfers: transferWalletModule,
  },
  create({ sql }, { catalogue, connections, ledger, site, transfers }) {
    const { providerMembersOf } = transfers;
    const timezoneOf = (siteId: number) => site.findById(siteId)?.timezone ?? 'UTC';
    const deps = { sql, catalogue, ledger, ...connections, providerMembersOf, timezoneOf };
    return { routes: playRecordRoutes(deps), officeRoutes: playRecordOfficeRoutes(deps) };
  },
});
