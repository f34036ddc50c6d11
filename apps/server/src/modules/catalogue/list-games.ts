import { hasWords } from '@halls/contract/has-words';
import type { Game } from '@halls/contract/catalogue';
import { memberIdOf } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import type { KeptCatalogues } from './kept-catalogues.ts';
import { presentGame } from './catalogue.present.ts';
import type { GameRow } from './catalogue.repo.ts';
import { foundAtMost } from './catalogue.rules.ts';
import { chooseGames, type GameChoice } from './choose-games.ts';

export interface CatalogueDeps {
  readonly sql: Sql;
  readonly catalogues: Pick<KeptCatalogues, 'of'>;
  /** The games that a member has marked. */
  readonly favoritesOf: (memberId: number) => Promise<ReadonlySet<number>>;
  /** Providers that are in maintenance at a time. */
  readonly providersInMaintenance: (now: Date) => Promise<ReadonlySet<string>>;
}

const none: ReadonlySet<number> = new Set();

/** The games that the call's site lists, with the caller's favourites marked. */
export async function listGames(
  { catalogues, favoritesOf, providersInMaintenance }: CatalogueDeps,
  call: Call,
  {
    text,
    isFavorite,
    ...choice
  }: GameChoice & { text?: string; /** The caller's own. */ isFavorite?: boolean },
): Promise<Game[]> {
  const memberId = memberIdOf(call.actor);
  const [{ games }, favorites, inMaintenance] = await Promise.all([
    catalogues.of(call.site.siteId),
    memberId === null ? none : favoritesOf(memberId),
    providersInMaintenance(call.now),
  ]);
  const chosen = chooseGames(games, isFavorite ? { ...choice, gameIds: favorites } : choice);
  const found =
    text === undefined ? chosen : chosen.filter((row) => isNamed(row, text)).slice(0, foundAtMost);
  return found.map((row) => presentGame(row, call.language, { favorites, inMaintenance }));
}

/** In whatever language: who plays 龙虎斗 on an English page knows it by that name. */
function isNamed(row: GameRow, text: string): boolean {
  return hasWords(
    [...Object.values(row.name), row.gp_name, ...Object.values(row.gp_local_names)].join(' '),
    text,
  );
}
