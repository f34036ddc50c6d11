import { officeEndpoints } from '@halls/contract/office';
import type { Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { decide, listFriends } from './friend.repo.ts';
import { presentOfficeFriend, presentOfficeTerms, presentTerms } from './recommendation.present.ts';
import { endTerms, findRunningTerms, listTerms } from './terms.repo.ts';

const pageSize = 50;

export interface OfficeRecommendationDeps {
  readonly sql: Sql;
  findSite(siteId: number): Site | undefined;
}

export function recommendationOfficeRoutes({
  sql,
  findSite,
}: OfficeRecommendationDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.recommendationTerms, async (input) => {
      const { site_id: siteId, cursor, limit = pageSize } = input;
      if (!findSite(siteId)) return fail(404);
      const found = await listTerms(sql, { siteId, beforeId: readNumberCursor(cursor), limit: limit + 1 });
      const shown = found.slice(0, limit);
      return succeed({
        list: shown.map(presentOfficeTerms),
        next_cursor: found.length > limit ? String(shown.at(-1)?.termsId) : null,
      });
    }),

    implementQuery(officeEndpoints.recommendationFriends, async (input) => {
      const { site_id: siteId, state = null, cursor, limit = pageSize } = input;
      if (!findSite(siteId)) return fail(404);
      const found = await listFriends(sql, {
        siteId,
        state,
        before: readNumberCursor(cursor),
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      return succeed({
        list: shown.map(presentOfficeFriend),
        next_cursor: found.length > limit ? String(shown.at(-1)?.friend_id) : null,
      });
    }),

    ...changeRoutes(sql),
  ];
}

function changeRoutes(sql: Sql): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.recommendationStop, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { currency, reason } = input;
        const place = { siteId: input.site_id, currency };
        const terms = await findRunningTerms(transaction, place);
        if (!terms || !(await endTerms(transaction, place, now))) return fail(101);
        const receipt = await audited(transaction, actor, 'recommendation.stopped', {
          target: `recommendation_terms/${terms.termsId}`,
          siteId: place.siteId,
          before: { currency, ...presentTerms(terms) },
          after: null,
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),

    implementChange(officeEndpoints.recommendationDecide, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, friend_id: friendId, verdict, reason } = input;
        const [friend] = await listFriends(transaction, {
          ...{ siteId, friendId, state: null, before: null, limit: 1 },
        });
        if (!friend) return fail(404);
        const isReleased = verdict === 'release';
        if (!(await decide(transaction, { friendId, isReleased, reason, now }))) return fail(101);
        const receipt = await audited(transaction, actor, 'recommendation.decided', {
          target: `member/${friendId}`,
          siteId,
          before: { state: 'held', held_for: friend.held_for },
          after: { state: isReleased ? 'met' : 'refused' },
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}
