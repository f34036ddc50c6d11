import type { Language, PerLanguage } from '@halls/contract';

/** At most this many games stand on one shelf of the home page. */
export const shelfLength = 24;
/** How many of the games played last are answered. */
export const lastPlayedLength = 20;
/** A search answers at most this many games; more words find fewer. */
export const foundAtMost = 60;

/** The support device (0 desktop, 1 mobile, 2 app) of a device code or name; phones of every kind are mobile. */
export function supportDeviceOf(device: number | string | undefined): 0 | 1 | 2 | undefined {
  if (device === undefined) return undefined;
  if (device === 0 || device === 1 || device === 'desktop') return 0;
  return device === 3 || device === 'app' ? 2 : 1;
}

/** Favourites to keep and to drop; the last word about a game counts. */
export function favoriteChanges(wishes: readonly { readonly game_id: number; readonly status: boolean }[]): {
  readonly gameIds: readonly number[];
  readonly add: readonly number[];
  readonly remove: readonly number[];
} {
  const wanted = new Map(wishes.map(({ game_id: gameId, status }) => [gameId, status]));
  const gameIds = [...wanted.keys()];
  return {
    gameIds,
    add: gameIds.filter((gameId) => wanted.get(gameId)),
    remove: gameIds.filter((gameId) => !wanted.get(gameId)),
  };
}

/** A provider's name as `language` has it; by its name in Latin letters where it has none of its own there. */
export function providerName(name: string, localNames: PerLanguage, language: Language): string {
  return localNames[language] ?? name;
}
