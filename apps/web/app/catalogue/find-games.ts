import { hasWords } from '@halls/contract/has-words';

/** Games whose name or provider has every word that was typed. */
export function findGames<Item extends { name: string; providerName: string }>(
  games: readonly Item[],
  wanted: string,
): readonly Item[] {
  return games.filter((game) => hasWords(`${game.name} ${game.providerName}`, wanted));
}
