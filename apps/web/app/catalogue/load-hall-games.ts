import type { Hall } from '#app/page/site-data.ts';
import { loadSiteData } from '#app/page/site-data.ts';
import type { LoaderApi } from '#app/page/loader-api.ts';
import { readGame, type Game } from './game.ts';
import { loadProviderGames } from './load-provider-games.ts';

export interface HallGames {
  hall: Hall;
  games: Game[];
  /** The hall has more: a document brings the first ones, the browser then reads all. */
  isPart: boolean;
  /** Games of other halls that many play, under a hall that has few. */
  elsewhere: Game[];
}

/** A hall with fewer leaves its page empty. */
const enoughGames = 9;
const elsewhereAtMost = 12;
/** What a document brings of a long list. */
const inDocumentAtMost = 120;

/** Every game of a hall, provider by provider; null for a hall that the site does not have. */
export async function loadHallGames(hallId: number, api: LoaderApi): Promise<HallGames | null> {
  const site = await loadSiteData(api);
  const hall = site.halls.find((each) => each.id === hallId);
  if (!hall) return null;
  const [elsewhere, ...lists] = await Promise.all([
    hall.gameCount < enoughGames ? loadElsewhere(hallId, api) : [],
    ...hall.providers.map((provider) =>
      loadProviderGames({ hallId, providerId: provider.id, house: provider.house }, api),
    ),
  ]);
  const games = lists.flatMap((list) => list?.games ?? []);
  const isPart = typeof document === 'undefined' && games.length > inDocumentAtMost;
  return { hall, games: isPart ? games.slice(0, inDocumentAtMost) : games, isPart, elsewhere };
}

async function loadElsewhere(hallId: number, { info, readOptional }: LoaderApi): Promise<Game[]> {
  const { currency, language } = info;
  const hot = await readOptional('/v2/get_tag_game_list', { tag: 'hot', currency });
  return (hot?.info ?? [])
    .filter((game) => game.gt_id !== hallId)
    .slice(0, elsewhereAtMost)
    .map((game) => readGame(game, language));
}
