import { catalogueModule } from '#modules/catalogue';
import { ledgerModule } from '#modules/ledger';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { transferWalletModule } from '#modules/transfer-wallet';
import { defineModule } from '#platform/module.ts';
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
  create: ({ sql }, { catalogue, connections, ledger, site, transfers }) => ({
    routes: playRecordRoutes({
      sql,
      catalogue,
      ledger,
      ...connections,
      providerMembersOf: transfers.providerMembersOf,
      timezoneOf: (siteId) => site.findById(siteId)?.timezone ?? 'UTC',
    }),
  }),
});
