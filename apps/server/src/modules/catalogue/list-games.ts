import type { Game } from '@halls/contract/catalogue';
import { memberIdOf } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { presentGame } from './catalogue.present.ts';
import { findGames, type GameQuery } from './catalogue.repo.ts';

export interface CatalogueDeps {
  readonly sql: Sql;
  /** Providers that are in maintenance at a time. */
  readonly providersInMaintenance: (now: Date) => Promise<ReadonlySet<string>>;
}

/** The games that the call's site lists, with the caller's favourites marked. */
export async function listGames(
  { sql, providersInMaintenance }: CatalogueDeps,
  call: Call,
  query: Omit<GameQuery, 'siteId' | 'memberId'>,
): Promise<Game[]> {
  const [rows, inMaintenance] = await Promise.all([
    findGames(sql, { ...query, siteId: call.site.siteId, memberId: memberIdOf(call.actor) }),
    providersInMaintenance(call.now),
  ]);
  return rows.map((row) => presentGame(row, call.language, inMaintenance));
}
