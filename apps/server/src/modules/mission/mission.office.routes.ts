import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { dayOf, type Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { countClaims, listClaimsOfMission } from './claim.repo.ts';
import { findMission, listMissions, stopMission, type Mission } from './mission.repo.ts';
import { presentOfficeMission } from './mission.present.ts';
import { officeStateOf } from './mission.rules.ts';

const pageSize = 50;

export interface MissionOfficeDeps {
  readonly sql: Sql;
  findSite(siteId: number): Site | undefined;
}

export function missionOfficeRoutes({ sql, findSite }: MissionOfficeDeps): OfficeImplementation[] {
  async function present(missions: readonly Mission[], today: string) {
    const sums = await countClaims(
      sql,
      missions.map(({ missionId }) => missionId),
    );
    return missions.map((mission) =>
      presentOfficeMission(mission, sums.get(mission.missionId) ?? { claims: 0, members: 0 }, today),
    );
  }
  return [
    implementQuery(officeEndpoints.missionList, async (input, { now }) => {
      const site = findSite(input.site_id);
      if (!site) return fail(404);
      const limit = input.limit ?? pageSize;
      const beforeId = readNumberCursor(input.cursor);
      const found = await listMissions(sql, { siteId: site.siteId, beforeId, limit: limit + 1 });
      const shown = found.slice(0, limit);
      return succeed({
        list: await present(shown, dayOf(now, site.timezone)),
        next_cursor: found.length > limit ? String(shown.at(-1)?.missionId) : null,
      });
    }),

    implementQuery(officeEndpoints.missionShow, async (input, { now }) => {
      const site = findSite(input.site_id);
      if (!site) return fail(404);
      const mission = await findMission(sql, { siteId: site.siteId, missionId: input.mission_id });
      const [shown] = mission ? await present([mission], dayOf(now, site.timezone)) : [];
      return shown ? succeed(shown) : fail(404);
    }),

    implementQuery(officeEndpoints.missionClaims, async (input) => {
      const mission = await findMission(sql, { siteId: input.site_id, missionId: input.mission_id });
      if (!mission) return fail(404);
      const limit = input.limit ?? pageSize;
      const beforeId = readNumberCursor(input.cursor);
      const { missionId, currency } = mission;
      const found = await listClaimsOfMission(sql, { missionId, beforeId, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const accounts = await accountsOf(
        sql,
        shown.map(({ memberId }) => memberId),
      );
      return succeed({
        list: shown.map((claim) => ({
          ...{
            claim_id: claim.claimId,
            member_id: claim.memberId,
            account: accounts.get(claim.memberId) ?? '',
          },
          ...{ period_day: claim.periodDay, amount: formatMinor(claim.amountMinor, currency) },
          at: claim.claimedAt.toISOString(),
        })),
        next_cursor: found.length > limit ? String(shown.at(-1)?.claimId) : null,
      });
    }),

    stopping({ sql, findSite }),
  ];
}

function stopping({ sql, findSite }: MissionOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.missionStop, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const site = findSite(input.site_id);
      if (!site) return fail(404);
      const which = { siteId: site.siteId, missionId: input.mission_id };
      const mission = await findMission(transaction, which, { lock: true });
      if (!mission) return fail(404);
      const state = officeStateOf(mission, dayOf(now, site.timezone), mission.stoppedAt !== null);
      if (state === 'stopped' || state === 'over') return fail(101);
      await stopMission(transaction, mission.missionId, now);
      const receipt = await audited(transaction, actor, 'mission.stopped', {
        target: `mission/${mission.missionId}`,
        siteId: site.siteId,
        before: { state },
        after: { state: 'stopped' },
        reason: input.reason,
      });
      return { ok: true, data: null, receipt };
    }),
  );
}
