import { providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { registerSeamlessWallet } from './seamless-wallet.plugin.ts';

/** The wallet that providers call for each bet. */
export const seamlessWalletModule = defineModule({
  name: 'seamless-wallet',
  needs: { connections: providerConnectionModule },
  create: ({ pool }, { connections: { gameProviders } }) => ({
    mount: ({ http }) => registerSeamlessWallet(http, { pool, gameProviders }),
  }),
});
