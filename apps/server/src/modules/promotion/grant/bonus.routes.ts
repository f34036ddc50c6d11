import { formatMinor, readMinor } from '@halls/contract';
import { bonuses, endedBonuses, forfeitBonus, type EndedBonus } from '@halls/contract/promotion';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { endGrant } from './grant.repo.ts';
import { listEndedGrants, type Grant } from './list-grants.repo.ts';
import { readBonuses, type BonusDeps } from './read-bonuses.ts';

const pageSize = 20;

/** The bonuses of members, for themselves. */
export function bonusRoutes(deps: BonusDeps): Implementation[] {
  return [
    implement(bonuses, async (_input, { actor, language, now }) =>
      succeed({
        list: await readBonuses(deps, actor, { language, now }),
        timezone: deps.timezoneOf(actor.siteId),
      }),
    ),

    implement(endedBonuses, async ({ cursor, count = pageSize }, { actor }) => {
      const { memberId, currency } = actor;
      const grants = await listEndedGrants(deps.sql, {
        ...{ memberId, currency, beforeId: cursor ?? null, limit: count + 1 },
      });
      const shown = grants.slice(0, count);
      return succeed({
        list: shown.map(presentEnded),
        next_cursor: grants.length > count ? (shown.at(-1)?.grantId ?? null) : null,
      });
    }),

    implement(forfeitBonus, async (input, { actor, now }) => {
      const { memberId, currency } = actor;
      const mostMinor = readMinor(input.held, currency);
      if (mostMinor === null) return failFields({ held: 'error.field_format' });
      const which = { memberId, grantId: input.grant_id, as: 'forfeited', mostMinor, now } as const;
      const outcome = await endGrant(deps.sql, which);
      return outcome === 'ended' ? succeed(null) : fail(outcome === 'over' ? 101 : 102);
    }),
  ];
}

function presentEnded(grant: Grant): EndedBonus {
  const money = (minor: bigint) => formatMinor(minor, grant.currency);
  return {
    grant_id: grant.grantId,
    state: grant.state,
    currency: grant.currency,
    granted: money(grant.grantedMinor),
    required: money(grant.requiredMinor),
    wagered: money(grant.wageredMinor),
    cashed: money(grant.cashedMinor),
    given_at: grant.givenAt.toISOString(),
    ended_at: (grant.settledAt ?? grant.givenAt).toISOString(),
  };
}
