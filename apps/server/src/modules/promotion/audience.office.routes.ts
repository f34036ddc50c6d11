import { officeEndpoints } from '@halls/contract/office';
import { countActiveMembers } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';

const mostCounted = 10_000;

/** Whom a promotion of a currency is for. */
export function audienceOfficeRoutes(sql: Sql): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.promotionAudience, async ({ site_id: siteId, currency }) => {
      const members = await countActiveMembers(sql, { siteId, currency, most: mostCounted + 1 });
      return succeed({ members: Math.min(members, mostCounted), is_more: members > mostCounted });
    }),
  ];
}
