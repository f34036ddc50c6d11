import { tableStates } from '@halls/contract/table-state';
import type { CatalogueFace } from '#modules/catalogue';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import type { KeptTables } from './kept-tables.ts';
import { presentTable } from './table-state.rules.ts';

interface Deps {
  readonly catalogue: Pick<CatalogueFace, 'listedGames'>;
  readonly kept: KeptTables;
}

export function tableStateRoutes({ catalogue, kept }: Deps): Implementation[] {
  return [
    implement(tableStates, async ({ game_id: gameIds }, { site }) => {
      const games = await catalogue.listedGames(site.siteId, gameIds);
      const gpIds = [...new Set(games.map(({ gpId }) => gpId))];
      const boards = new Map(
        await Promise.all(gpIds.map(async (gpId) => [gpId, await kept.look(gpId)] as const)),
      );
      // after the looks: they may have taken a moment
      const nowMs = kept.nowMs();
      return succeed({
        now: new Date(nowMs).toISOString(),
        table_list: games.flatMap(({ gameId, gpId, gameCode }) => {
          const table = boards.get(gpId)?.get(gameCode);
          return table ? [{ game_id: gameId, ...presentTable(table, nowMs) }] : [];
        }),
      });
    }),
  ];
}
