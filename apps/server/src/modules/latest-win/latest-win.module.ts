import { catalogueModule } from '#modules/catalogue';
import { ledgerModule } from '#modules/ledger';
import { findMaskedAccounts } from '#modules/member';
import { seamlessWalletModule } from '#modules/seamless-wallet';
import { siteModule } from '#modules/site';
import { transferWalletModule } from '#modules/transfer-wallet';
import { createKeptBySite } from '#platform/kept-by-site.ts';
import { defineModule } from '#platform/module.ts';
import { gatherWins } from './gather-wins.ts';
import { findLatestWins } from './latest-win.repo.ts';
import { latestWinRoutes, type SiteWins } from './latest-win.routes.ts';

/** What was won on a site last, for everybody to see. */
export const latestWinModule = defineModule({
  name: 'latest-win',
  needs: {
    catalogue: catalogueModule,
    ledger: ledgerModule,
    site: siteModule,
    seamless: seamlessWalletModule,
    transfers: transferWalletModule,
  },
  create({ sql, clock }, { catalogue, ledger, site }) {
    const wins = createKeptBySite<SiteWins>({
      async read(siteId) {
        const isShown = site.settingsOf(siteId).shows_wins === true;
        const rows = isShown ? await findLatestWins(sql, siteId) : [];
        const accounts = await findMaskedAccounts(
          sql,
          rows.map(({ memberId }) => memberId),
        );
        return { rows, accounts, shown: new Map() };
      },
      isCurrent: site.isCurrent,
    });
    site.onContentChange(wins.drop);
    return {
      routes: latestWinRoutes({ wins, catalogue }),
      jobs: [{ name: 'gather-wins', everySeconds: 3, run: () => gatherWins({ sql, ledger, clock }) }],
    };
  },
});
