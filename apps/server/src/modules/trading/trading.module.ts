import { catalogueModule } from '#modules/catalogue';
import { operatorModule } from '#modules/operator';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { sendWaitingOrders } from './send-orders.ts';
import { settleMarket } from './settle-market.ts';
import { tradingOfficeRoutes } from './trading.office.routes.ts';

/** The sportsbooks of providers, traded from the office. */
export const tradingModule = defineModule({
  name: 'trading',
  needs: {
    ...{ catalogue: catalogueModule, connections: providerConnectionModule },
    ...{ sites: siteModule, operators: operatorModule },
  },
  create({ sql, clock }, { catalogue, connections, sites, operators }) {
    return {
      officeRoutes: tradingOfficeRoutes({ sql, clock, catalogue, sites, operators, ...connections }),
      approvables: [settleMarket({ clock, ...connections })],
      jobs: [
        {
          name: 'send-trading-orders',
          everySeconds: 1,
          run: () => sendWaitingOrders({ sql, clock, ...connections }),
        },
      ],
    };
  },
});
