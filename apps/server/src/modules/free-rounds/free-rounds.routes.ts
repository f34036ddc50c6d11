import { formatMinor } from '@halls/contract';
import { freeRounds } from '@halls/contract/free-rounds';
import type { CatalogueFace } from '#modules/catalogue';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import { listAwardsOfMember } from './free-award.repo.ts';

/** What has ended is shown for so long. */
const shownMs = 30 * 24 * 60 * 60_000;
const mostShown = 50;

interface Deps {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueFace, 'shownGames'>;
  timezoneOf(siteId: number): string;
}

/** The free rounds of members, for themselves. */
export function freeRoundsRoutes({ sql, catalogue, timezoneOf }: Deps): Implementation[] {
  return [
    implement(freeRounds, async (_input, { actor, language, now }) => {
      const { siteId, memberId, currency } = actor;
      const since = new Date(now.getTime() - shownMs);
      const [awards, gameOf] = await Promise.all([
        listAwardsOfMember(sql, { memberId, currency, since, limit: mostShown }),
        catalogue.shownGames(siteId, language, now),
      ]);
      return succeed({
        list: awards.map((award) => ({
          award_id: award.awardId,
          state: award.state,
          currency,
          game: gameOf(award.gpId, award.gameCode),
          stake: formatMinor(award.stakeMinor, currency),
          count: award.count,
          left: award.count - award.used,
          won: formatMinor(award.wonMinor, currency),
          pays: award.pays,
          wagering_percent: award.wageringPercent,
          bonus_days: award.bonusDays,
          expires_at: award.expiresAt.toISOString(),
          credited_at: award.creditedAt?.toISOString() ?? null,
        })),
        timezone: timezoneOf(siteId),
      });
    }),
  ];
}
