import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { periodOf } from '#modules/site';
import { may } from '#platform/office/may.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { listClosedRounds } from './closed-rounds.repo.ts';
import { countAllMembers, countMembers } from './figures.repo.ts';
import { filterOf } from './filter-of.ts';
import { readFigurePlace, readRoundPlace, writeRoundPlace } from './list-place.ts';
import { reachOfReports, type ReportDeps } from './names-of.ts';
import { readCohorts } from './read-cohorts.ts';
import { readFigures } from './read-figures.ts';
import { readMovements } from './read-movements.ts';
import { readReturns } from './read-returns.ts';
import { presentRound } from './report.present.ts';

const pageSize = 50;

/** What was played, for those who count it. */
export function reportOfficeRoutes(deps: ReportDeps): OfficeImplementation[] {
  return [...figureRoutes(deps), ...lookingRoutes(deps)];
}

function figureRoutes(deps: ReportDeps): OfficeImplementation[] {
  const { sql, sites, catalogue } = deps;
  return [
    implementQuery(officeEndpoints.reportFigures, async (input, reader) =>
      succeed(
        await readFigures(
          deps,
          {
            ...filterOf(deps, input, reader.actor),
            by: input.by,
            after: readFigurePlace(input.cursor),
            limit: input.limit ?? pageSize,
          },
          reader,
        ),
      ),
    ),

    implementQuery(officeEndpoints.reportPlayers, async (input, { actor }) => {
      const filter = filterOf(deps, input, actor);
      const [list, totals] = await Promise.all([
        countMembers(sql, { ...filter, by: input.by, keys: input.keys }),
        countAllMembers(sql, filter),
      ]);
      return succeed({ list, totals });
    }),

    implementQuery(officeEndpoints.reportRounds, async (input, { actor, language }) => {
      const { site_id: siteId, member_id: memberId } = input;
      const [site, member] = [sites.findById(siteId), await readOfficeMember(sql, { siteId, memberId })];
      if (!site || !member) return fail(404);
      const { from, until } = periodOf(input, site.timezone);
      if (!from || !until) throw new Error('a report has a period');
      const limit = input.limit ?? pageSize;
      const [rounds, providerNames, gameNameOf] = await Promise.all([
        listClosedRounds(sql, {
          reach: reachOfReports(deps, actor, siteId),
          memberId,
          gtId: input.gt_id,
          gpId: input.gp_id,
          gameCode: input.game_code,
          from,
          until,
          after: readRoundPlace(input.cursor),
          limit: limit + 1,
        }),
        catalogue.providerNames(siteId, language),
        catalogue.gameNames(siteId, language),
      ]);
      const shown = rounds.slice(0, limit);
      const last = shown.at(-1);
      return succeed({
        list: shown.map((round) =>
          presentRound(round, {
            gpName: providerNames.get(round.gpId) ?? '',
            gameName: gameNameOf(round.gpId, round.gameCode) ?? '',
          }),
        ),
        next_cursor: rounds.length > limit && last ? writeRoundPlace(last.place) : null,
        timezone: site.timezone,
        member_account: may(actor, 'member.read', siteId) ? member.account : '',
      });
    }),
  ];
}

/** What figures say when they are looked at side by side. */
function lookingRoutes(deps: ReportDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.reportReturns, async (input, reader) =>
      succeed(
        await readReturns(
          deps,
          {
            ...filterOf(deps, input, reader.actor),
            after: readFigurePlace(input.cursor),
            limit: input.limit ?? pageSize,
          },
          reader,
        ),
      ),
    ),

    implementQuery(officeEndpoints.reportMovements, async (input, reader) =>
      succeed(await readMovements(deps, { ...filterOf(deps, input, reader.actor), by: input.by }, reader)),
    ),

    implementQuery(officeEndpoints.reportRetention, async (input, { actor }) => {
      const { from, to, unit, currency, site_id: siteId } = input;
      const reach = reachOfReports(deps, actor, siteId);
      return succeed(await readCohorts(deps, { ...{ reach, from, to, unit, currency } }));
    }),
  ];
}
