import type { PerLanguage } from '@halls/contract';
import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { findDiscounts, listTitles } from './discount.repo.ts';
import { discountStores } from './live-discounts.repo.ts';
import { discountRoutes } from './discount.routes.ts';

export interface DiscountFace {
  /** Of the pages of a site’s offers. */
  pathsOf(siteId: number): Promise<string[]>;
  /** What a site has written of its offers, the newest first; for those who tie something to one. */
  titlesOf(siteId: number): Promise<{ readonly discountId: number; readonly title: PerLanguage }[]>;
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** What a site offers its members. */
export const discountModule = defineModule<DiscountFace, { site: typeof siteModule }>({
  name: 'discount',
  needs: { site: siteModule },
  create: ({ sql, clock }, { site }) => ({
    face: {
      stores: discountStores,
      titlesOf: (siteId) => listTitles(sql, siteId),
      async pathsOf(siteId) {
        const rows = await findDiscounts(sql, siteId, clock(), clock());
        return ['/discount', ...rows.map((row) => `/discount/${row.discount_id}`)];
      },
    },
    routes: discountRoutes({
      sql,
      timezoneOf: (siteId) => site.findById(siteId)?.timezone ?? 'UTC',
    }),
  }),
});
