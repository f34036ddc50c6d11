import { textIn } from '@halls/contract';
import { discountDetail, discountList, discountPopUp } from '@halls/contract/discount';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { presentDiscount, presentDiscountItem } from './discount.present.ts';
import { findCategories, findDiscount, findDiscounts, findPopUps } from './discount.repo.ts';

/** So long the list still shows what has ended. */
const endedForMs = 90 * 24 * 60 * 60_000;

export function discountRoutes(deps: { sql: Sql; timezoneOf: (siteId: number) => string }): Implementation[] {
  const { sql, timezoneOf } = deps;
  return [
    implement(discountList, async (_, { site, language, now }) => {
      const [categories, rows] = await Promise.all([
        findCategories(sql, site.siteId),
        findDiscounts(sql, site.siteId, now, new Date(now.getTime() - endedForMs)),
      ]);
      return succeed({
        category_list: categories.map((row) => ({
          id: row.discount_category_id,
          name: textIn(row.name, language),
        })),
        list: rows.map((row) => presentDiscountItem(row, language, now)),
        timezone: timezoneOf(site.siteId),
      });
    }),

    implement(discountDetail, async ({ id }, { site, language, now }) => {
      const row = await findDiscount(sql, site.siteId, id, now);
      if (!row) return fail(404);
      return succeed({
        detail: presentDiscount(row, language, now),
        timezone: timezoneOf(site.siteId),
      });
    }),

    implement(discountPopUp, async ({ display_device: device }, { site, actor, language, now }) => {
      const rows = await findPopUps(sql, {
        siteId: site.siteId,
        isMember: actor.kind === 'member',
        devices: device ? [0, device] : [0, 1, 2],
        now,
      });
      return succeed({
        list: rows.map((row) => presentDiscount(row, language, now)),
        timezone: timezoneOf(site.siteId),
      });
    }),
  ];
}
