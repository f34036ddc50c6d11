import { catalogueModule } from '#modules/catalogue';
import { transferWalletModule } from '#modules/transfer-wallet';
import { defineModule } from '#platform/module.ts';
import { adjustBalanceOf } from './adjust-balance.ts';
import { walletOfficeRoutes } from './wallet.office.routes.ts';
import { walletRoutes } from './wallet.routes.ts';

/** The member's wallets by provider, and bringing their money back. */
export const walletModule = defineModule({
  name: 'wallet',
  needs: { catalogue: catalogueModule, transfers: transferWalletModule },
  create(_, { catalogue, transfers }) {
    const deps = { ...transfers, catalogue };
    return {
      routes: walletRoutes(deps),
      officeRoutes: walletOfficeRoutes(deps),
      approvables: [adjustBalanceOf(deps)],
    };
  },
});
