import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { countPlayers, findResults, listStandings } from './standing.repo.ts';
import { presentOfficeTournament } from './tournament.present.ts';
import { cancelTournament, findTournament, listTournaments } from './tournament.repo.ts';
import { formatScore, prizeOf, stateAt } from './tournament.rules.ts';
import type { Tournament } from './tournament.ts';

const pageSize = 50;

export function tournamentOfficeRoutes(sql: Sql): OfficeImplementation[] {
  async function present(tournaments: readonly Tournament[], now: Date) {
    const counts = await countPlayers(
      sql,
      tournaments.map(({ tournamentId }) => tournamentId),
    );
    return tournaments.map((tournament) =>
      presentOfficeTournament(
        tournament,
        counts.get(tournament.tournamentId) ?? { joined: 0, players: 0 },
        now,
      ),
    );
  }
  return [
    implementQuery(officeEndpoints.tournamentList, async (input, { now }) => {
      const limit = input.limit ?? pageSize;
      const beforeId = readNumberCursor(input.cursor);
      const found = await listTournaments(sql, { siteId: input.site_id, beforeId, limit: limit + 1 });
      const shown = found.slice(0, limit);
      return succeed({
        list: await present(shown, now),
        next_cursor: found.length > limit ? String(shown.at(-1)?.tournamentId) : null,
      });
    }),

    implementQuery(officeEndpoints.tournamentShow, async (input, { now }) => {
      const which = { siteId: input.site_id, tournamentId: input.tournament_id };
      const tournament = await findTournament(sql, which);
      const [shown] = tournament ? await present([tournament], now) : [];
      return shown ? succeed(shown) : fail(404);
    }),

    implementQuery(officeEndpoints.tournamentRanks, async (input) => {
      const which = { siteId: input.site_id, tournamentId: input.tournament_id };
      const tournament = await findTournament(sql, which);
      if (!tournament) return fail(404);
      const limit = input.limit ?? pageSize;
      const afterRank = readNumberCursor(input.cursor) ?? 0;
      const { tournamentId } = tournament;
      const found = await listStandings(sql, { tournamentId, afterRank, limit: limit + 1 });
      return succeed(await presentOfficeRanks(sql, tournament, found, limit));
    }),

    cancelling(sql),
  ];
}

async function presentOfficeRanks(
  sql: Sql,
  { tournamentId, prizes, scoring, currency }: Tournament,
  found: Awaited<ReturnType<typeof listStandings>>,
  limit: number,
) {
  const shown = found.slice(0, limit);
  const accounts = await accountsOf(
    sql,
    shown.map(({ memberId }) => memberId),
  );
  const results = await findResults(sql, { tournamentId, ranks: shown.map(({ rank }) => rank) });
  return {
    list: shown.map((standing) => {
      const prizeMinor = prizeOf(prizes, standing.rank);
      const result = results.get(standing.rank);
      return {
        ...{ rank: standing.rank, member_id: standing.memberId, rounds: standing.rounds },
        account: accounts.get(standing.memberId) ?? '',
        score: formatScore(scoring, standing.score, currency),
        reached_at: standing.reachedAt.toISOString(),
        prize: prizeMinor === null ? null : formatMinor(prizeMinor, currency),
        paid_at: result?.paidAt?.toISOString() ?? null,
        next_try_at: result?.nextTryAt?.toISOString() ?? null,
      };
    }),
    next_cursor: found.length > limit ? String(shown.at(-1)?.rank) : null,
  };
}

function cancelling(sql: Sql): OfficeImplementation {
  return implementChange(officeEndpoints.tournamentCancel, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const which = { siteId: input.site_id, tournamentId: input.tournament_id };
      const tournament = await findTournament(transaction, which, { lock: true });
      if (!tournament) return fail(404);
      if (tournament.state !== 'announced') return fail(101);
      const { tournamentId, siteId } = tournament;
      await cancelTournament(transaction, { tournamentId, told: input.told, now });
      const receipt = await audited(transaction, actor, 'tournament.cancelled', {
        ...{ target: `tournament/${tournamentId}`, siteId, reason: input.reason },
        ...{ before: { state: stateAt(tournament, now) }, after: { state: 'cancelled', told: input.told } },
      });
      return { ok: true, data: null, receipt };
    }),
  );
}
