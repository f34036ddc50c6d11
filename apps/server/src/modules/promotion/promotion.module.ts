import { catalogueModule } from '#modules/catalogue';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { audienceOfficeRoutes } from './audience.office.routes.ts';
import { bonusOfficeRoutes } from './grant/bonus.office.routes.ts';
import { bonusRoutes } from './grant/bonus.routes.ts';
import { giveBonus } from './grant/give-bonus.ts';
import { settleDue } from './grant/grant.repo.ts';
import { createRefusalTelling, type RefusedBet } from './grant/tell-refusal.ts';

/** Of each run. */
const mostSettled = 200;

export interface PromotionFace {
  /** A bet was refused, maybe by a rule of the member's bonus: if so, their windows are told. Nobody waits for it. */
  tellIfRefused(bet: RefusedBet): void;
}

/** What a site gives its members. */
export const promotionModule = defineModule<
  PromotionFace,
  { catalogue: typeof catalogueModule; connections: typeof providerConnectionModule; site: typeof siteModule }
>({
  name: 'promotion',
  needs: { catalogue: catalogueModule, connections: providerConnectionModule, site: siteModule },
  create({ sql, clock, log }, { catalogue, connections: { providers }, site }) {
    const tell = createRefusalTelling(sql);
    const timezoneOf = (siteId: number) => {
      const found = site.findById(siteId);
      if (!found) throw new Error(`there is no site ${siteId}`);
      return found.timezone;
    };
    return {
      face: {
        tellIfRefused: (bet) =>
          void tell(bet).catch((err: unknown) => log.error({ err }, 'could not tell of a refused bet')),
      },
      routes: bonusRoutes({ sql, catalogue, providers, timezoneOf }),
      officeRoutes: [...bonusOfficeRoutes({ sql, catalogue }), ...audienceOfficeRoutes(sql)],
      approvables: [giveBonus({ catalogue, clock })],
      jobs: [
        {
          name: 'settle-grants',
          everySeconds: 5,
          async run() {
            for (let settled = 0; settled < mostSettled; settled += 1)
              if (!(await settleDue(sql, clock()))) return;
          },
        },
      ],
    };
  },
});
