import { catalogueModule } from '#modules/catalogue';
import { discountModule } from '#modules/discount';
import { memberRuleModule } from '#modules/member-rule';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { announceCampaign } from './announce-campaign.ts';
import { campaignOfficeRoutes } from './campaign.office.routes.ts';
import { lapseDue } from './claim.repo.ts';
import { offerRoutes } from './offer.routes.ts';
import { campaignChangeRoutes } from './write-campaign.ts';

const mostAtOnce = 200;

/** Campaigns of a site: what they offer its members, whom, and what it may cost. */
export const offerModule = defineModule<
  null,
  {
    catalogue: typeof catalogueModule;
    connections: typeof providerConnectionModule;
    discounts: typeof discountModule;
    rules: typeof memberRuleModule;
    site: typeof siteModule;
  }
>({
  name: 'offer',
  needs: {
    catalogue: catalogueModule,
    connections: providerConnectionModule,
    discounts: discountModule,
    rules: memberRuleModule,
    site: siteModule,
  },
  create({ sql, clock }, { catalogue, connections, discounts, rules, site }) {
    const deps = { sql, clock, catalogue, ...connections, discounts, rules, findSite: site.findById };
    return {
      face: null,
      routes: offerRoutes(deps),
      officeRoutes: [...campaignOfficeRoutes(deps), ...campaignChangeRoutes(deps)],
      approvables: [announceCampaign(deps)],
      jobs: [
        {
          name: 'lapse-offers',
          everySeconds: 5,
          async run() {
            while ((await lapseDue(sql, clock(), mostAtOnce)) === mostAtOnce);
          },
        },
      ],
    };
  },
});
