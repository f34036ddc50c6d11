import type { Language } from '@halls/contract';
import type { Game } from '@halls/contract/catalogue';
import { memberIdOf } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import type { KeptCatalogues, SiteCatalogue } from './kept-catalogues.ts';
import { presentGame } from './catalogue.present.ts';
import { foundAtMost } from './catalogue.rules.ts';
import { chooseGames, type GameChoice } from './choose-games.ts';
import { findNamed } from './game-words.ts';
import { createKeptLists } from './kept-lists.ts';
import type { Unplayable } from './unplayable.ts';

export interface CatalogueDeps {
  readonly sql: Sql;
  readonly catalogues: Pick<KeptCatalogues, 'of'>;
  /** The games that a member has marked. */
  readonly favoritesOf: (memberId: number) => Promise<ReadonlySet<number>>;
  readonly unplayableAt: (now: Date) => Promise<Unplayable>;
}

const none: ReadonlySet<number> = new Set();

/** What a list is made of. */
export interface Shown {
  readonly catalogue: SiteCatalogue;
  /** The caller's. */
  readonly favorites: ReadonlySet<number>;
  readonly unplayable: Unplayable;
}

/** The catalogue of the call's site, and what of it differs by caller and by time. */
export async function readShown(
  { catalogues, favoritesOf, unplayableAt }: CatalogueDeps,
  { site, actor, now }: Call,
): Promise<Shown> {
  const memberId = memberIdOf(actor);
  const [catalogue, favorites, unplayable] = await Promise.all([
    catalogues.of(site.siteId),
    memberId === null ? none : favoritesOf(memberId),
    unplayableAt(now),
  ]);
  return { catalogue, favorites, unplayable };
}

export function presentGames(
  { catalogue, ...shown }: Shown,
  choice: GameChoice,
  language: Language,
  atMost?: number,
): Game[] {
  const chosen = chooseGames(catalogue.games, choice).slice(0, atMost);
  return chosen.map((row) => presentGame(row, language, shown));
}

/** The games that the call's site lists, with the caller's favourites marked. Kept for whoever has marked none. */
export async function listGames(
  deps: CatalogueDeps,
  call: Call,
  { text, isFavorite, ...choice }: GameWish,
): Promise<Game[]> {
  const shown = await readShown(deps, call);
  const { catalogue, favorites, unplayable } = shown;
  if (text !== undefined) {
    const gameIds = await findNamed(catalogue, text);
    return presentGames(shown, { ...choice, gameIds }, call.language, foundAtMost);
  }
  if (isFavorite) return presentGames(shown, { ...choice, gameIds: favorites }, call.language);
  if (choice.gameIds || favorites.size > 0) return presentGames(shown, choice, call.language);
  return keptGames(catalogue, [call.language, choice, unplayable.key], () =>
    presentGames(shown, choice, call.language),
  );
}

const keptGames = createKeptLists<Game[]>();

export interface GameWish extends GameChoice {
  /** Words of a game's name in any language, or of its provider's. */
  readonly text?: string;
  /** The caller's favourites alone. */
  readonly isFavorite?: boolean;
}
