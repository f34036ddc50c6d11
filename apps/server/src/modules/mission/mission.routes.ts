import { formatMinor } from '@halls/contract';
import { claimMission, missions } from '@halls/contract/mission';
import type { CatalogueFace } from '#modules/catalogue';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { claimPeriod, listClaimsOfMember, listStandings, type ClaimOutcome } from './claim.repo.ts';
import { findMission, findMissions } from './mission.repo.ts';
import { presentClaim, presentMission } from './mission.present.ts';

export interface MissionDeps {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'providerNames'>;
  timezoneOf(siteId: number): string;
}

const mostClaims = 20;

const codeOf = {
  done: 101,
  ended: 102,
  short: 103,
  used_up: 104,
  blocked: 105,
} as const satisfies Partial<Record<ClaimOutcome, number>>;

/** Missions of members, for themselves. */
export function missionRoutes({ sql, catalogue, timezoneOf }: MissionDeps): Implementation[] {
  return [
    implement(missions, async (_input, { actor, language, now }) => {
      const { memberId, siteId, currency } = actor;
      const [standings, claims] = await Promise.all([
        listStandings(sql, { memberId, now }),
        listClaimsOfMember(sql, memberId, mostClaims),
      ]);
      const found = await findMissions(sql, [...new Set(standings.map(({ missionId }) => missionId))]);
      const shown = standings.flatMap((standing) => {
        const mission = found.get(standing.missionId);
        // of a period that is over, only what can be claimed
        const isGone =
          !mission ||
          (standing.isOver && (standing.claimedAt !== null || standing.progress < mission.target));
        return isGone ? [] : [{ mission, standing }];
      });
      return succeed({
        ...{ currency, timezone: timezoneOf(siteId) },
        list: await Promise.all(shown.map((each) => presentMission(catalogue, each, language))),
        claims: claims.map((claim) => presentClaim(claim, language)),
      });
    }),

    implement(claimMission, async (input, { actor, now }) => {
      const { memberId, siteId } = actor;
      const { mission_id: missionId, period_day: periodDay } = input;
      const { outcome, amountMinor } = await claimPeriod(sql, { missionId, memberId, periodDay, now });
      if (outcome !== 'given') return fail(codeOf[outcome]);
      const mission = await findMission(sql, { siteId, missionId });
      if (!mission || amountMinor === null)
        throw new Error(`mission ${missionId} was claimed and is not there`);
      return succeed({ amount: formatMinor(amountMinor, mission.currency), pays: mission.pays });
    }),
  ];
}
