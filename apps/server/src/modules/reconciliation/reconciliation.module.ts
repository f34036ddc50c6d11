import { ledgerModule } from '#modules/ledger';
import { operatorModule } from '#modules/operator';
import { playModule } from '#modules/play';
import { providerConnectionModule } from '#modules/provider-connection';
import { transferWalletModule } from '#modules/transfer-wallet';
import { defineModule } from '#platform/module.ts';
import { reconcileDays } from './reconcile-days.ts';
import { reconciliationOfficeRoutes } from './reconciliation.office.routes.ts';

const partSize = 1_000;

/** What providers' own books say beside ours, day by day, and what they say differently as cases. */
export const reconciliationModule = defineModule<
  undefined,
  {
    ledger: typeof ledgerModule;
    operators: typeof operatorModule;
    connections: typeof providerConnectionModule;
    play: typeof playModule;
    transfers: typeof transferWalletModule;
  }
>({
  name: 'reconciliation',
  needs: {
    ledger: ledgerModule,
    operators: operatorModule,
    connections: providerConnectionModule,
    play: playModule,
    transfers: transferWalletModule,
  },
  create: ({ sql, clock }, { ledger, operators, connections: { gameProviders, providers } }) => ({
    officeRoutes: reconciliationOfficeRoutes({
      ...{ sql, ledger, providers },
      operatorsOf: (operatorIds) => operators.accountsOf(operatorIds),
    }),
    jobs: [
      {
        name: 'reconcile-providers',
        everySeconds: 2,
        run: () => reconcileDays({ sql, gameProviders, providers, clock, partSize }),
      },
    ],
  }),
});
