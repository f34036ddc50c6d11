import type { Language } from '@halls/contract';
import { hasWords } from '@halls/contract/has-words';
import type { Game } from '@halls/contract/catalogue';
import { memberIdOf } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import type { KeptCatalogues, SiteCatalogue } from './kept-catalogues.ts';
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

/** What a list is made of. */
export interface Shown {
  readonly catalogue: SiteCatalogue;
  /** The caller's. */
  readonly favorites: ReadonlySet<number>;
  readonly inMaintenance: ReadonlySet<string>;
}

/** The catalogue of the call's site, and what of it differs by caller and by time. */
export async function readShown(
  { catalogues, favoritesOf, providersInMaintenance }: CatalogueDeps,
  { site, actor, now }: Call,
): Promise<Shown> {
  const memberId = memberIdOf(actor);
  const [catalogue, favorites, inMaintenance] = await Promise.all([
    catalogues.of(site.siteId),
    memberId === null ? none : favoritesOf(memberId),
    providersInMaintenance(now),
  ]);
  return { catalogue, favorites, inMaintenance };
}

export function presentGames(
  { catalogue, ...shown }: Shown,
  { text, isFavorite, ...choice }: GameWish,
  language: Language,
): Game[] {
  const chosen = chooseGames(catalogue.games, isFavorite ? { ...choice, gameIds: shown.favorites } : choice);
  const found =
    text === undefined ? chosen : chosen.filter((row) => isNamed(row, text)).slice(0, foundAtMost);
  return found.map((row) => presentGame(row, language, shown));
}

/** The games that the call's site lists, with the caller's favourites marked. */
export async function listGames(deps: CatalogueDeps, call: Call, wish: GameWish): Promise<Game[]> {
  return presentGames(await readShown(deps, call), wish, call.language);
}

export interface GameWish extends GameChoice {
  /** Words of a game's name in any language, or of its provider's. */
  readonly text?: string;
  /** The caller's favourites alone. */
  readonly isFavorite?: boolean;
}

/** In whatever language: who plays 龙虎斗 on an English page knows it by that name. */
function isNamed(row: GameRow, text: string): boolean {
  return hasWords(
    [...Object.values(row.name), row.gp_name, ...Object.values(row.gp_local_names)].join(' '),
    text,
  );
}
