import { textIn } from '@halls/contract';
import {
  gameLabel,
  gameList,
  lastPlayingGame,
  storeFavorites,
  tagGameList,
  templateGameList,
} from '@halls/contract/catalogue';
import { demoGpGames, demoGtGames } from '@halls/contract/demo';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed, succeedKept } from '#platform/result.ts';
import { findLastPlayed } from './catalogue.repo.ts';
import { lastPlayedLength, shelfLength, supportDeviceOf } from './catalogue.rules.ts';
import { changeFavorites } from './change-favorites.ts';
import { listGames, type CatalogueDeps } from './list-games.ts';
import { listHalls } from './list-halls.ts';
import { listLabels } from './list-labels.ts';
import { listTaggedGames } from './list-tagged-games.ts';

/** Halls, providers and games, and which of them a member likes or played last. */
export function catalogueRoutes(deps: CatalogueDeps): Implementation[] {
  const { sql, catalogues } = deps;
  return [
    implement(gameList, async ({ currency, support_device: supportDevice }, call) =>
      succeedKept(await listHalls(deps, call, { currency, supportDevice })),
    ),

    implement(demoGtGames, async ({ currency, support_device: supportDevice }, call) => {
      const halls = await listHalls(deps, call, { currency, supportDevice, withDemo: true });
      return succeed(halls.filter((hall) => hall.gp_list.length > 0));
    }),

    implement(demoGpGames, async ({ gp_id: gpId, game_type_id: gtId, currency, device, house }, call) =>
      succeed(
        await listGames(deps, call, {
          gpId,
          gtId,
          currency,
          house,
          supportDevice: supportDeviceOf(device),
          withDemo: true,
        }),
      ),
    ),

    implement(
      tagGameList,
      async ({ tag, text, gt_id: gtId, gp_id: gpId, support_device: supportDevice, ...rest }, call) => {
        const { currency, volatility } = rest;
        const wish = { tag, text, gtId: gtId || undefined, gpId, volatility, currency, supportDevice };
        return succeed({ info: await listTaggedGames(deps, call, wish) });
      },
    ),

    implement(gameLabel, async ({ gp_id: gpId, game_type_id: gtId, currency, device, house }, call) => {
      const supportDevice = supportDeviceOf(device);
      return succeedKept(await listLabels(deps, call, { gpId, gtId, currency, house, supportDevice }));
    }),

    implement(templateGameList, async ({ currency, support_device: supportDevice }, call) => {
      const [games, { halls }] = await Promise.all([
        listGames(deps, call, { currency, supportDevice, onShelf: true }),
        catalogues.of(call.site.siteId),
      ]);
      const info = halls.map((hall) => ({
        gt_id: hall.gt_id,
        gt_name: textIn(hall.name, call.language),
        game_list: games.filter((game) => game.gt_id === hall.gt_id).slice(0, shelfLength),
      }));
      return succeed({ info });
    }),

    implement(lastPlayingGame, async (_, { actor: member }) => {
      const gameIds = await findLastPlayed(sql, member, lastPlayedLength);
      return succeed({ list: gameIds.map((gameId) => ({ game_id: gameId })) });
    }),

    implement(storeFavorites, async ({ data }, { actor: member, now }) =>
      changeFavorites(sql, member, data, now),
    ),
  ];
}
