import { catalogueModule } from '#modules/catalogue';
import { transferWalletModule } from '#modules/transfer-wallet';
import { defineModule } from '#platform/module.ts';
import { walletRoutes } from './wallet.routes.ts';

/** The member's wallets by provider, and bringing their money back. */
export const walletModule = defineModule({
  name: 'wallet',
  needs: { catalogue: catalogueModule, transfers: transferWalletModule },
  create: (_, { catalogue, transfers }) => ({ routes: walletRoutes({ ...transfers, catalogue }) }),
});
