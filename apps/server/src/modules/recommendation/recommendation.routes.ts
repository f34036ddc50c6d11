import { formatMinor, toBit } from '@halls/contract';
import { recommendation, recommendedFriends } from '@halls/contract/recommendation';
import { readOfficeMember } from '#modules/member';
import { isCodeStopped } from '#modules/registration';
import { dayOf, periodOf, type Site } from '#modules/site';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { listFriendsOf, sumFriendsOf } from './friend.repo.ts';
import { presentFriend, presentTerms } from './recommendation.present.ts';
import { findRunningTerms } from './terms.repo.ts';

const pageSize = 50;

export interface RecommendationDeps {
  readonly sql: Sql;
  findSite(siteId: number): Site | undefined;
}

/** What members see of the friends whom they bring. */
export function recommendationRoutes({ sql, findSite }: RecommendationDeps): Implementation[] {
  return [
    implement(recommendation, async (_input, { actor, now }) => {
      const { siteId, memberId, currency } = actor;
      const timeZone = findSite(siteId)?.timezone ?? 'UTC';
      const { from: monthBegan = now } = periodOf(
        { from: `${dayOf(now, timeZone).slice(0, 7)}-01` },
        timeZone,
      );
      const [member, terms, totals] = await Promise.all([
        readOfficeMember(sql, { siteId, memberId }),
        findRunningTerms(sql, { siteId, currency }),
        sumFriendsOf(sql, memberId, monthBegan),
      ]);
      if (!member) return fail(404);
      const code = member.recommendCode;
      return succeed({
        path: `/?invite=${code}`,
        code,
        is_stopped: toBit(await isCodeStopped(sql, siteId, code)),
        currency,
        terms: terms && presentTerms(terms),
        friends: totals.friends,
        given: formatMinor(totals.givenMinor, currency),
        given_this_month: formatMinor(totals.givenSinceMinor, currency),
      });
    }),

    implement(recommendedFriends, async ({ account = '', cursor = null }, { actor }) => {
      const found = await listFriendsOf(sql, {
        recommenderId: actor.memberId,
        account: account === '' ? null : account.toLowerCase(),
        before: cursor,
        limit: pageSize + 1,
      });
      const shown = found.slice(0, pageSize);
      return succeed({
        list: shown.map(presentFriend),
        next_cursor: found.length > pageSize ? (shown.at(-1)?.friend_id ?? null) : null,
      });
    }),
  ];
}
