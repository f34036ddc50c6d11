import { textIn, type Language } from '@halls/contract';
import {
  gameLabel,
  gameList,
  lastPlayingGame,
  storeFavorites,
  tagGameList,
  templateGameList,
  type GameType,
} from '@halls/contract/catalogue';
import { demoGpGames, demoGtGames } from '@halls/contract/demo';
import { memberIdOf } from '#platform/actor.ts';
import { implement, type Call, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import {
  findGames,
  findHalls,
  findLabels,
  findLastPlayed,
  findListed,
  findProviders,
  saveFavorites,
  type GameQuery,
} from './catalogue.repo.ts';
import {
  lastPlayedLength,
  presentGame,
  presentProvider,
  shelfLength,
  supportDeviceOf,
} from './catalogue.rules.ts';

export interface CatalogueDeps {
  readonly sql: Sql;
  /** Providers that are in maintenance at a time. */
  readonly providersInMaintenance: (now: Date) => Promise<ReadonlySet<string>>;
}

/** Halls, providers and games, and which of them a member likes or played last. */
export function catalogueRoutes({ sql, providersInMaintenance }: CatalogueDeps): Implementation[] {
  async function listGames(call: Call, query: Omit<GameQuery, 'siteId' | 'memberId'>) {
    const [rows, inMaintenance] = await Promise.all([
      findGames(sql, { ...query, siteId: call.site.siteId, memberId: memberIdOf(call.actor) }),
      providersInMaintenance(call.now),
    ]);
    return rows.map((row) => presentGame(row, call.language, inMaintenance));
  }

  async function listHalls(
    call: Call,
    query: Omit<Parameters<typeof findProviders>[1], 'siteId'>,
  ): Promise<GameType[]> {
    const { siteId } = call.site;
    const [halls, providers, inMaintenance] = await Promise.all([
      findHalls(sql, siteId),
      findProviders(sql, { ...query, siteId }),
      providersInMaintenance(call.now),
    ]);
    return halls.map((hall) => {
      const name = textIn(hall.name, call.language);
      return {
        gt_id: hall.gt_id,
        gt_icon: `/pictures/halls/${hall.gt_id}.svg`,
        gt_icon_active: `/pictures/halls/${hall.gt_id}.svg`,
        gt_name: name,
        en_name: textIn(hall.name, 'en_US' satisfies Language),
        gp_list: providers
          .filter((provider) => provider.gt_id === hall.gt_id)
          .map((provider) => presentProvider(provider, name, call.language, inMaintenance)),
      };
    });
  }

  return [
    implement(gameList, async ({ currency, support_device: supportDevice }, call) =>
      succeed(await listHalls(call, { currency, supportDevice })),
    ),

    implement(demoGtGames, async ({ currency, support_device: supportDevice }, call) => {
      const halls = await listHalls(call, { currency, supportDevice, withDemo: true });
      return succeed(halls.filter((hall) => hall.gp_list.length > 0));
    }),

    implement(demoGpGames, async ({ gp_id: gpId, game_type_id: gtId, currency, device, house }, call) =>
      succeed(
        await listGames(call, {
          gpId,
          gtId,
          currency,
          house,
          supportDevice: supportDeviceOf(device),
          withDemo: true,
        }),
      ),
    ),

    implement(tagGameList, async ({ tag, gt_id: gtId, currency, support_device: supportDevice }, call) =>
      succeed({ info: await listGames(call, { tag, gtId, currency, supportDevice }) }),
    ),

    implement(gameLabel, async ({ gp_id: gpId, game_type_id: gtId, currency, device, house }, call) => {
      const [main, labels] = await Promise.all([
        listGames(call, { gpId, gtId, currency, house, supportDevice: supportDeviceOf(device) }),
        findLabels(sql, call.site.siteId),
      ]);
      const list = labels.map(({ game_label_id: id, tag }) => ({
        id,
        tag,
        game_list: main.filter((game) => (tag === 'hot' ? game.is_hot : game.is_new) === 1),
      }));
      return succeed({ list, main });
    }),

    implement(templateGameList, async ({ currency, support_device: supportDevice }, call) => {
      const [games, halls] = await Promise.all([
        listGames(call, { currency, supportDevice, onShelf: true }),
        findHalls(sql, call.site.siteId),
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

    implement(storeFavorites, async ({ data }, { actor: member, site, now }) => {
      // the last word about a game counts
      const wanted = new Map(data.map(({ game_id: gameId, status }) => [gameId, status]));
      const listed = await findListed(sql, site.siteId, [...wanted.keys()]);
      if (listed.size < wanted.size) return fail(404);
      const gameIds = [...wanted.keys()];
      await saveFavorites(
        sql,
        member.memberId,
        {
          add: gameIds.filter((gameId) => wanted.get(gameId)),
          remove: gameIds.filter((gameId) => !wanted.get(gameId)),
        },
        now,
      );
      return succeed(null);
    }),
  ];
}
