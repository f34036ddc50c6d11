import type { Currency, Language } from '@halls/contract';
import type { Game } from '@halls/contract/catalogue';
import { gatherReads } from '@halls/service';
import { playStopModule } from '#modules/play-stop';
import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { createKeptBySite } from '#platform/kept-by-site.ts';
import { defineModule } from '#platform/module.ts';
import { findFavorites, findGames, findHalls, findLabels, findProviders } from './catalogue.repo.ts';
import { presentGame } from './catalogue.present.ts';
import { catalogueOfficeRoutes } from './catalogue.office.routes.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { catalogueStores } from './live-catalogue.repo.ts';
import { providerName } from './catalogue.rules.ts';
import type { SiteCatalogue } from './kept-catalogues.ts';
import { readUnplayable } from './unplayable.ts';
import {
  findFirstDemo,
  findGame,
  findQuickbet,
  hallNamesOf,
  isProviderListed,
  namesOf,
  returnsOf,
  type HallOfProvider,
  type ListedGame,
} from './listed-games.ts';

export interface CatalogueFace {
  /** Names of the providers that a site lists, as `language` has them, by code, in its order. */
  providerNames(siteId: number, language: Language): Promise<ReadonlyMap<string, string>>;
  /** What a site calls its games, as `language` has it; null for one that it does not list. */
  gameNames(siteId: number, language: Language): Promise<(gpId: string, gameCode: string) => string | null>;
  /** What a site's games promise to return, in per cent; null for one that promises nothing or is not listed. */
  promisedReturns(
    siteId: number,
  ): Promise<(gpId: string, gameCode: string) => { readonly from: string; readonly to: string } | null>;
  /** The games that a site lists as a tile shows them to a guest; null for one that it does not list. */
  shownGames(
    siteId: number,
    language: Language,
    now: Date,
  ): Promise<(gpId: string, gameCode: string) => Game | null>;
  /** What a site calls a hall, and the providers that it lists there, in its order; null for one that it does not list. */
  hallNames(
    hall: { readonly siteId: number; readonly gtId: number },
    language: Language,
  ): Promise<{
    readonly name: string;
    readonly providers: readonly { readonly gpId: string; readonly name: string }[];
  } | null>;
  /** Which of these games a site lists. */
  listedGames(
    siteId: number,
    gameIds: readonly number[],
  ): Promise<readonly { readonly gameId: number; readonly gpId: string; readonly gameCode: string }[]>;
  /** What a site lists in a hall. */
  gamesOfHall(hall: {
    readonly siteId: number;
    readonly gtId: number;
  }): Promise<readonly { readonly gpId: string; readonly gameCode: string }[]>;
  /** The game that a site lists under this provider, hall and code; null when it lists none. */
  findGame(game: HallOfProvider & { readonly gameCode: string }): Promise<ListedGame | null>;
  /** The first game of a provider's hall that has a demo; null when none has. */
  findFirstDemo(hall: HallOfProvider): Promise<ListedGame | null>;
  /** The game that a site shows in a frame among those of a hall; null when it shows none in this currency. */
  findQuickbet(hall: {
    readonly siteId: number;
    readonly gtId: number;
    readonly currency: Currency;
  }): Promise<{ readonly gpId: string; readonly gameCode: string } | null>;
  /** Whether a site lists the provider in this hall. */
  isProviderListed(hall: HallOfProvider): Promise<boolean>;
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** Halls, providers, games, labels and favourites of a site. */
export const catalogueModule = defineModule<
  CatalogueFace,
  { connections: typeof providerConnectionModule; site: typeof siteModule; stops: typeof playStopModule }
>({
  name: 'catalogue',
  needs: { connections: providerConnectionModule, site: siteModule, stops: playStopModule },
  create({ sql, pool }, { connections: { providers }, site, stops }) {
    const catalogues = createKeptBySite<SiteCatalogue>({
      async read(siteId) {
        const [halls, listed, games, labels] = await Promise.all([
          findHalls(sql, siteId),
          findProviders(sql, siteId),
          findGames(sql, siteId),
          findLabels(sql, siteId),
        ]);
        return { halls, providers: listed, games, labels };
      },
      isCurrent: site.isCurrent,
    });
    site.onContentChange(catalogues.drop);
    // of members who ask at the same time in one statement
    const favoritesOf = gatherReads((ids: readonly number[]) => findFavorites(pool, ids));
    const unplayableAt = (now: Date) => readUnplayable({ providers, stops }, now);
    return {
      face: {
        stores: catalogueStores,
        async providerNames(siteId, language) {
          const { providers: listed } = await catalogues.of(siteId);
          return new Map(listed.map((row) => [row.gp_id, providerName(row.name, row.local_names, language)]));
        },
        hallNames: async ({ siteId, gtId }, language) =>
          hallNamesOf(await catalogues.of(siteId), gtId, language),
        gameNames: async (siteId, language) => namesOf(await catalogues.of(siteId), language),
        promisedReturns: async (siteId) => returnsOf(await catalogues.of(siteId)),
        async shownGames(siteId, language, now) {
          const [{ games }, unplayable] = await Promise.all([catalogues.of(siteId), unplayableAt(now)]);
          return (gpId, gameCode) => {
            const row = games.find((one) => one.gp_id === gpId && one.game_code === gameCode);
            return row ? presentGame(row, language, { favorites: new Set(), unplayable }) : null;
          };
        },
        async listedGames(siteId, gameIds) {
          const { games } = await catalogues.of(siteId);
          const asked = new Set(gameIds);
          return games
            .filter((game) => asked.has(game.game_id))
            .map((game) => ({ gameId: game.game_id, gpId: game.gp_id, gameCode: game.game_code }));
        },
        async gamesOfHall({ siteId, gtId }) {
          const { games } = await catalogues.of(siteId);
          return games
            .filter((game) => game.gt_id === gtId)
            .map((game) => ({ gpId: game.gp_id, gameCode: game.game_code }));
        },
        findGame: async (game) => findGame(await catalogues.of(game.siteId), game),
        findFirstDemo: async (hall) => findFirstDemo(await catalogues.of(hall.siteId), hall),
        findQuickbet: async (hall) => findQuickbet(await catalogues.of(hall.siteId), hall),
        isProviderListed: async (hall) => isProviderListed(await catalogues.of(hall.siteId), hall),
      },
      routes: catalogueRoutes({
        sql,
        catalogues,
        favoritesOf,
        unplayableAt,
      }),
      officeRoutes: catalogueOfficeRoutes({ sql, catalogues }),
    };
  },
});
