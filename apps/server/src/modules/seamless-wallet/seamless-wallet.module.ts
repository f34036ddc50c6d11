import { freeRoundsModule } from '#modules/free-rounds';
import { jackpotModule } from '#modules/jackpot';
import { promotionModule } from '#modules/promotion';
import { protectionModule } from '#modules/protection';
import { providerConnectionModule } from '#modules/provider-connection';
import { defineModule } from '#platform/module.ts';
import { registerSeamlessWallet } from './seamless-wallet.plugin.ts';

/** The wallet that providers call for each bet. */
export const seamlessWalletModule = defineModule({
  name: 'seamless-wallet',
  needs: {
    connections: providerConnectionModule,
    freeRounds: freeRoundsModule,
    jackpots: jackpotModule,
    promotion: promotionModule,
    protection: protectionModule,
  },
  create: (
    { money: { pool } },
    { connections: { gameProviders }, freeRounds, jackpots, promotion, protection },
  ) => ({
    mount: ({ http }) =>
      registerSeamlessWallet(http, { pool, gameProviders, freeRounds, jackpots, promotion, protection }),
  }),
});
