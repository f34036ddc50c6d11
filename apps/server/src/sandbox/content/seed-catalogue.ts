import { halls, type HallId } from '@halls/contract';
import type { GameTag, Volatility } from '@halls/contract/catalogue';
import {
  houseGames,
  houseProviders,
  percentOf,
  returnsOf,
  totalOf,
  volatilityOf,
  type HouseGame,
} from '@halls/house-games';
import type { SqlTransaction } from '#platform/database.ts';
import { hallNames } from './hall-names.ts';

/** The first halls of a site; the others follow in the order of their ids. */
export interface CatalogueSite {
  readonly siteId: number;
  readonly firstHalls: readonly HallId[];
}

const hallOrder = Object.values(halls);
/** Hot games stand first on a shelf; each provider then gets its turn. */
const gamesOnShelf = 24;

/** Lists the house providers and games on a site, with halls and labels. */
export async function seedCatalogue(
  transaction: SqlTransaction,
  { siteId, firstHalls }: CatalogueSite,
): Promise<void> {
  const order = [...firstHalls, ...hallOrder.filter((hall) => !firstHalls.includes(hall))];
  await transaction
    .insertInto('app.hall')
    .values(
      order.map((gtId, sort) => ({
        site_id: siteId,
        gt_id: gtId,
        name: JSON.stringify(hallNames[gtId]),
        sort,
      })),
    )
    .execute();
  await transaction
    .insertInto('app.provider')
    .values(
      houseProviders.map((provider, sort) => ({
        site_id: siteId,
        gp_id: provider.gpId,
        gt_id: provider.gtId,
        name: provider.name,
        local_names: JSON.stringify(provider.localNames),
        has_demo: provider.hasDemo,
        opens_in: provider.gtId === halls.virtualSport ? 'modal' : null,
        quickbet_game: provider.gtId === halls.sports ? firstGameOf(provider.gpId) : null,
        sort,
      })),
    )
    .execute();

  const shelfPlaces = placesOnShelves();
  const games = await transaction
    .insertInto('app.game')
    .values(
      houseGames.map((game) => ({
        ...gameRow(siteId, game),
        shelf_sort: shelfPlaces.get(game.code) ?? null,
      })),
    )
    .returning(['game_id', 'game_code'])
    .execute();

  const idOf = new Map(games.map((game) => [game.game_code, game.game_id]));
  await seedLabel(
    transaction,
    siteId,
    'hot',
    houseGames.filter((game) => game.isHot),
    idOf,
  );
  await seedLabel(
    transaction,
    siteId,
    'new',
    houseGames.filter((game) => game.isNew),
    idOf,
  );
}

/** Lists what the house has built since a site was opened, at the providers that the site has; the rest stays as it is. */
export async function seedNewGames(transaction: SqlTransaction): Promise<void> {
  const providers = await transaction
    .selectFrom('app.provider')
    .select(['site_id', 'gp_id'])
    .orderBy('site_id')
    .execute();
  const games = await transaction.selectFrom('app.game').select(['site_id', 'gp_id', 'game_code']).execute();
  const listed = new Set(games.map(({ site_id, gp_id, game_code }) => `${site_id}/${gp_id}/${game_code}`));
  const rows = providers.flatMap(({ site_id: siteId, gp_id: gpId }) =>
    houseGames
      .filter((game) => game.gpId === gpId && !listed.has(`${siteId}/${gpId}/${game.code}`))
      .map((game) => gameRow(siteId, game)),
  );
  if (rows.length > 0) await transaction.insertInto('app.game').values(rows).execute();
}

function gameRow(siteId: number, game: HouseGame) {
  return {
    site_id: siteId,
    gp_id: game.gpId,
    gt_id: game.gtId,
    game_code: game.code,
    name: JSON.stringify(game.name),
    sort: houseGames.indexOf(game),
    has_demo: houseProviders.some((provider) => provider.gpId === game.gpId && provider.hasDemo),
    ...returnFigures(game),
    has_jackpot: game.jackpotShare !== undefined,
    volatility: volatilityShown(game),
  };
}

function firstGameOf(gpId: string): string | null {
  return houseGames.find((game) => game.gpId === gpId)?.code ?? null;
}

async function seedLabel(
  transaction: SqlTransaction,
  siteId: number,
  tag: GameTag,
  games: readonly HouseGame[],
  idOf: ReadonlyMap<string, number>,
): Promise<void> {
  const { game_label_id: labelId } = await transaction
    .insertInto('app.game_label')
    .values({ site_id: siteId, tag })
    .returning('game_label_id')
    .executeTakeFirstOrThrow();
  const rows = games.flatMap(({ code }, sort) => {
    const gameId = idOf.get(code);
    return gameId === undefined ? [] : [{ game_label_id: labelId, game_id: gameId, sort }];
  });
  if (rows.length > 0) await transaction.insertInto('app.game_label_game').values(rows).execute();
}

/** The same figures as the game shows itself; a second one where bets differ. */
function returnFigures(game: HouseGame): { rtp: string; rtp_max: string | null } {
  const { lowest, highest } = returnsOf(game);
  const [rtp, most] = [percentOf(totalOf(lowest)), percentOf(totalOf(highest))];
  return { rtp, rtp_max: most === rtp ? null : most };
}

/** Null where bets of the game differ. */
function volatilityShown(game: HouseGame): Volatility | null {
  const { lowest, highest } = volatilityOf(game);
  return lowest === highest ? lowest : null;
}

function placesOnShelves(): Map<string, number> {
  const open = houseGames.filter(
    (game) => !houseProviders.some((provider) => provider.gpId === game.gpId && provider.isInMaintenance),
  );
  const places = new Map<string, number>();
  for (const hall of hallOrder) {
    const games = open.filter((game) => game.gtId === hall);
    const turns = [
      ...takeTurns(games.filter((game) => game.isHot)),
      ...takeTurns(games.filter((game) => !game.isHot)),
    ];
    turns.slice(0, gamesOnShelf).forEach((game, place) => places.set(game.code, place));
  }
  return places;
}

/** One of each provider, then the second of each, and so on. */
function takeTurns(games: readonly HouseGame[]): HouseGame[] {
  const lists = [...Map.groupBy(games, (game) => game.gpId).values()];
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}
