import { formatMinor, type DataOf, type Language } from '@halls/contract';
import { latestWins, type LatestWin } from '@halls/contract/latest-win';
import type { CatalogueFace } from '#modules/catalogue';
import { implement, type Implementation } from '#platform/call.ts';
import type { KeptBySite } from '#platform/kept-by-site.ts';
import { succeedKept } from '#platform/result.ts';
import type { LatestWinRow } from './latest-win.repo.ts';
import { winsShown } from './latest-win.rules.ts';

export interface SiteWins {
  readonly rows: readonly LatestWinRow[];
  /** Masked, by member. */
  readonly accounts: ReadonlyMap<number, string>;
  /** As they are presented, made once for all who read a language. */
  readonly shown: Map<Language, Promise<DataOf<typeof latestWins>>>;
}

interface Deps {
  readonly wins: Pick<KeptBySite<SiteWins>, 'of'>;
  readonly catalogue: Pick<CatalogueFace, 'shownGames'>;
}

export function latestWinRoutes({ wins, catalogue }: Deps): Implementation[] {
  async function present({ rows, accounts }: SiteWins, siteId: number, language: Language, now: Date) {
    const gameOf = await catalogue.shownGames(siteId, language, now);
    const win_list = rows.flatMap((row): LatestWin[] => {
      const game = gameOf(row.gpId, row.gameCode);
      // what the site does not list could not be played from here
      const account = accounts.get(row.memberId);
      if (!game || account === undefined) return [];
      return [
        {
          win_id: row.winId,
          member_account: account,
          game,
          currency: row.currency,
          amount: formatMinor(row.paidMinor, row.currency),
          won_at: row.wonAt.toISOString(),
        },
      ];
    });
    return { win_list: win_list.slice(0, winsShown), read_at: now.toISOString() };
  }

  return [
    implement(latestWins, async (_, { site: { siteId }, language, now }) => {
      const known = await wins.of(siteId);
      const made = known.shown.get(language) ?? present(known, siteId, language, now);
      known.shown.set(language, made);
      return succeedKept(await made);
    }),
  ];
}
