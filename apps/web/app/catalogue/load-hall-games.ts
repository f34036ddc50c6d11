import type { Hall } from '#app/page/site-data.ts';
import { loadSiteData } from '#app/page/site-data.ts';
import type { LoaderApi } from '#app/page/loader-api.ts';
import type { Game } from './game.ts';
import { loadProviderGames } from './load-provider-games.ts';

export interface HallGames {
  hall: Hall;
  games: Game[];
}

/** Every game of a hall, provider by provider; null for a hall that the site does not have. */
export async function loadHallGames(hallId: number, api: LoaderApi): Promise<HallGames | null> {
  const site = await loadSiteData(api);
  const hall = site.halls.find((each) => each.id === hallId);
  if (!hall) return null;
  const lists = await Promise.all(
    hall.providers.map((provider) =>
      loadProviderGames({ hallId, providerId: provider.id, house: provider.house }, api),
    ),
  );
  return { hall, games: lists.flatMap((list) => list?.games ?? []) };
}
