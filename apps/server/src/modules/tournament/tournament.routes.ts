import { formatMinor, toBit, type DataOf } from '@halls/contract';
import { joinTournament, ownTournament, tournamentDetail, tournaments } from '@halls/contract/tournament';
import { findMaskedAccounts } from '#modules/member';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import {
  countPlayers,
  findAtRank,
  findResults,
  findStanding,
  insertEntry,
  isJoined,
  listStandings,
} from './standing.repo.ts';
import { presentListed, presentRanks, presentTournament, type Names } from './tournament.present.ts';
import { findTournament, listShown } from './tournament.repo.ts';
import { formatScore, nextPrizeRank, prizeOf, stateAt } from './tournament.rules.ts';
import type { Tournament } from './tournament.ts';

export interface TournamentDeps {
  readonly sql: Sql;
  readonly names: Names;
  timezoneOf(siteId: number): string;
}

const mostListed = 50;
const mostRanks = 50;

export function tournamentRoutes(deps: TournamentDeps): Implementation[] {
  const { sql, names, timezoneOf } = deps;
  return [
    implement(tournaments, async (_, { site: { siteId }, language, now }) => {
      const shown = await listShown(sql, { siteId, now, limit: mostListed });
      return succeed({
        list: shown.map((tournament) => presentListed(tournament, { language, now })),
        timezone: timezoneOf(siteId),
      });
    }),

    implement(tournamentDetail, async ({ id: tournamentId }, { site: { siteId }, language, now }) => {
      const tournament = await findTournament(sql, { siteId, tournamentId });
      if (!tournament) return fail(404);
      const first = await listStandings(sql, { tournamentId, afterRank: 0, limit: mostRanks });
      const accounts = await findMaskedAccounts(
        sql,
        first.map(({ memberId }) => memberId),
      );
      const counts = await countPlayers(sql, [tournamentId]);
      const standing = {
        ranks: presentRanks(first, accounts, tournament),
        players: counts.get(tournamentId)?.players ?? 0,
      };
      return succeed({
        detail: await presentTournament(names, tournament, standing, { language, now }),
        timezone: timezoneOf(siteId),
      });
    }),

    implement(ownTournament, async ({ id: tournamentId }, { actor }) => {
      const tournament = await findTournament(sql, { siteId: actor.siteId, tournamentId });
      return tournament ? succeed(await readOwn(sql, tournament, actor)) : fail(404);
    }),

    implement(joinTournament, async ({ id: tournamentId }, { actor, now }) => {
      const tournament = await findTournament(sql, { siteId: actor.siteId, tournamentId });
      if (!tournament) return fail(404);
      const state = stateAt(tournament, now);
      if (state !== 'coming' && state !== 'running') return fail(102);
      if (tournament.currency !== actor.currency || !tournament.isOptIn) return fail(103);
      if (!(await insertEntry(sql, { tournamentId, memberId: actor.memberId, now }))) return fail(101);
      return succeed(await readOwn(sql, tournament, actor));
    }),
  ];
}

/** Where a member stands, and what is missing to the next prize. */
async function readOwn(
  sql: Sql,
  tournament: Tournament,
  { memberId, currency }: Member,
): Promise<DataOf<typeof ownTournament>> {
  const { tournamentId, prizes, scoring } = tournament;
  const standing = await findStanding(sql, { tournamentId, memberId });
  const rank = standing?.rank ?? null;
  const score = standing?.score ?? 0n;
  const prizeMinor = rank === null ? null : prizeOf(prizes, rank);
  const results = rank === null ? null : await findResults(sql, { tournamentId, ranks: [rank] });
  const nextRank = tournament.state === 'announced' ? nextPrizeRank(prizes, rank) : null;
  const ahead = nextRank === null ? null : await findAtRank(sql, tournamentId, nextRank);
  return {
    is_theirs: toBit(tournament.currency === currency),
    is_joined: toBit(await isJoined(sql, { tournamentId, memberId })),
    ...{ rank, score: formatScore(scoring, score, currency), rounds: standing?.rounds ?? 0 },
    prize: prizeMinor === null ? null : formatMinor(prizeMinor, currency),
    is_paid: toBit(rank !== null && Boolean(results?.get(rank)?.paidAt)),
    next:
      nextRank === null
        ? null
        : {
            rank: nextRank,
            amount: formatMinor(prizeOf(prizes, nextRank) ?? 0n, currency),
            // to stand before them, since they were there first; an empty rank is won by any score
            missing: formatScore(scoring, (ahead ? ahead.score - score : 0n) + 1n, currency),
          },
  };
}
