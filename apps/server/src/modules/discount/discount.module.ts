import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { findDiscounts } from './discount.repo.ts';
import { discountStores } from './live-discounts.repo.ts';
import { discountRoutes } from './discount.routes.ts';

export interface DiscountFace {
  /** Of the pages of a site’s offers. */
  pathsOf(siteId: number): Promise<string[]>;
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
