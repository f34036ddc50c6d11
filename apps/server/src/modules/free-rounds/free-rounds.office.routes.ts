import { formatMinor, type Language } from '@halls/contract';
import { officeEndpoints, type OfficeFreeRounds } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import {
  cancelAward,
  findAward,
  isEndable,
  listAwardsOfSite,
  listPlayedRounds,
  type FreeAward,
} from './free-award.repo.ts';

const pageSize = 50;
const mostRounds = 1000;

interface Deps {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueFace, 'gameNames'>;
}

/** Free rounds of members, for operators: who has which, what was played of them, and the end of them. */
export function freeRoundsOfficeRoutes(deps: Deps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.freeRoundsList, async (input, { language, now }) => {
      const limit = input.limit ?? pageSize;
      const found = await listAwardsOfSite(sql, {
        ...{ siteId: input.site_id, memberId: input.member_id, state: input.state },
        ...{ beforeId: readNumberCursor(input.cursor), limit: limit + 1 },
      });
      const shown = found.slice(0, limit);
      return succeed({
        list: await present(deps, shown, { siteId: input.site_id, language, now }),
        next_cursor: found.length > limit ? String(shown.at(-1)?.awardId) : null,
      });
    }),

    implementQuery(officeEndpoints.freeRoundsShow, async (input, { language, now }) => {
      const { site_id: siteId, award_id: awardId } = input;
      const award = await findAward(sql, { siteId, awardId });
      if (!award) return fail(404);
      const [[shown], rounds] = await Promise.all([
        present(deps, [award], { siteId, language, now }),
        listPlayedRounds(sql, awardId, mostRounds),
      ]);
      if (!shown) return fail(404);
      return succeed({
        free_rounds: shown,
        rounds: rounds.map(({ roundId, winMinor, at }) => ({
          round_id: roundId,
          win: formatMinor(winMinor, award.currency),
          at: at.toISOString(),
        })),
      });
    }),

    implementChange(officeEndpoints.freeRoundsCancel, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, award_id: awardId, reason } = input;
        const award = await findAward(transaction, { siteId, awardId });
        if (!award) return fail(404);
        if (!(await cancelAward(transaction, { siteId, awardId, now }))) return fail(101);
        const receipt = await audited(transaction, actor, 'free_rounds.cancelled', {
          ...{ target: `free_rounds/${awardId}`, siteId, reason },
          before: { state: award.state, used: award.used },
          after: { is_cancelling: true },
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

async function present(
  { sql, catalogue }: Deps,
  awards: readonly FreeAward[],
  { siteId, language, now }: { readonly siteId: number; readonly language: Language; readonly now: Date },
): Promise<OfficeFreeRounds[]> {
  const [accounts, nameOf] = await Promise.all([
    accountsOf(
      sql,
      awards.map(({ memberId }) => memberId),
    ),
    catalogue.gameNames(siteId, language),
  ]);
  return awards.map((award) => ({
    award_id: award.awardId,
    member_id: award.memberId,
    account: accounts.get(award.memberId) ?? '',
    state: award.state,
    is_cancelling: award.isCancelling,
    can_end: award.endedAt === null && isEndable(award, now),
    currency: award.currency,
    game: `${award.gpId}/${award.gameCode}`,
    game_name: nameOf(award.gpId, award.gameCode) ?? award.gameCode,
    stake: formatMinor(award.stakeMinor, award.currency),
    count: award.count,
    used: award.used,
    won: formatMinor(award.wonMinor, award.currency),
    pays: award.pays,
    wagering_percent: award.wageringPercent,
    bonus_days: award.bonusDays,
    change_request_id: award.changeRequestId,
    given_at: award.givenAt.toISOString(),
    expires_at: award.expiresAt.toISOString(),
    ended_at: award.endedAt?.toISOString() ?? null,
    credited_at: award.creditedAt?.toISOString() ?? null,
  }));
}
