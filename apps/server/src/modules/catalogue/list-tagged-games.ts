import type { Currency } from '@halls/contract';
import { isGameTag, type Game, type Volatility } from '@halls/contract/catalogue';
import { memberIdOf } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import { findLastPlayed } from './catalogue.repo.ts';
import { lastPlayedLength } from './catalogue.rules.ts';
import { listGames, type CatalogueDeps } from './list-games.ts';

interface Wish {
  readonly tag: string;
  /** Words of a game's name in any language, or of its provider's. */
  readonly text?: string | undefined;
  readonly gtId?: number | undefined;
  readonly gpId?: string | undefined;
  readonly volatility?: Volatility | undefined;
  readonly currency?: Currency | undefined;
  readonly supportDevice?: number | undefined;
}

/**
 * The games of a label of the site, the member's own (`favorite`, and `played`, newest first), or those
 * of all halls that `text` is found in (`all`). A label that the site does not have has no games, and
 * neither has a guest any of their own.
 */
export async function listTaggedGames(
  deps: CatalogueDeps,
  call: Call,
  { tag, text, ...view }: Wish,
): Promise<Game[]> {
  if (isGameTag(tag)) return listGames(deps, call, { ...view, tag });
  if (tag === 'all') return text?.trim() ? listGames(deps, call, { ...view, text }) : [];
  if (memberIdOf(call.actor) === null) return [];
  if (tag === 'favorite') return listGames(deps, call, { ...view, isFavorite: true });
  if (tag === 'played') return listPlayed(deps, call, view);
  return [];
}

async function listPlayed(
  deps: CatalogueDeps,
  call: Call,
  view: Omit<Wish, 'tag' | 'text'>,
): Promise<Game[]> {
  if (call.actor.kind !== 'member') return [];
  const gameIds = await findLastPlayed(deps.sql, call.actor, lastPlayedLength);
  if (gameIds.length === 0) return [];
  const games = await listGames(deps, call, { ...view, gameIds: new Set(gameIds) });
  return games.toSorted((one, other) => gameIds.indexOf(one.id) - gameIds.indexOf(other.id));
}
