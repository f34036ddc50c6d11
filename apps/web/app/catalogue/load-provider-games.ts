import { isHallId } from '@halls/contract';
import type { LoaderApi } from '#app/page/loader-api.ts';
import { readGame, type Game } from './game.ts';

export interface ProviderGames {
  providerName: string;
  games: Game[];
}

/** Null when the provider is not in the hall. */
export async function loadProviderGames(
  { hallId, providerId, house }: { hallId: number; providerId: string; house: string },
  { info, read }: LoaderApi,
): Promise<ProviderGames | null> {
  if (!/^GP[A-Z0-9]{2,3}$/.test(providerId) || !isHallId(hallId)) return null;
  const label = await read('/v2/game_label', {
    currency: info.currency,
    gp_id: providerId,
    game_type_id: hallId,
    ...(house && { house }),
  });
  const first = label.main[0];
  if (!first) return null;
  return { providerName: first.gp_name, games: label.main.map((game) => readGame(game, info.language)) };
}
