import { catalogueModule } from '#modules/catalogue';
import {
  providerConnectionModule,
  type FreeRoundOperation,
  type WalletOutcome,
} from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { countRound } from './count-round.repo.ts';
import { endFreeRounds } from './end-free-rounds.ts';
import { freeRoundsOfficeRoutes } from './free-rounds.office.routes.ts';
import { freeRoundsRoutes } from './free-rounds.routes.ts';
import { giveFreeRounds } from './give-free-rounds.ts';
import { stepAwards } from './step-awards.ts';

export interface FreeRoundsFace {
  /** A provider tells of a round that an award has paid for. */
  countRound(operation: FreeRoundOperation): Promise<WalletOutcome>;
}

/** Rounds that a site gives its members at providers, and what they win. */
export const freeRoundsModule = defineModule<
  FreeRoundsFace,
  { catalogue: typeof catalogueModule; connections: typeof providerConnectionModule; site: typeof siteModule }
>({
  name: 'free-rounds',
  needs: { catalogue: catalogueModule, connections: providerConnectionModule, site: siteModule },
  create({ sql, money, clock }, { catalogue, connections, site }) {
    const timezoneOf = (siteId: number) => {
      const found = site.findById(siteId);
      if (!found) throw new Error(`there is no site ${siteId}`);
      return found.timezone;
    };
    return {
      face: { countRound: (operation) => countRound(money.pool, operation, clock()) },
      routes: freeRoundsRoutes({ sql, catalogue, timezoneOf }),
      officeRoutes: freeRoundsOfficeRoutes({ sql, catalogue }),
      approvables: [giveFreeRounds({ catalogue, clock, ...connections }), endFreeRounds({ clock })],
      jobs: [
        { name: 'step-free-rounds', everySeconds: 1, run: () => stepAwards({ sql, clock, ...connections }) },
      ],
    };
  },
});
