import { hasWords } from '@halls/contract/has-words';
import type { Game } from '@halls/contract/catalogue';
import { memberIdOf } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { presentGame } from './catalogue.present.ts';
import { findGames, type GameQuery, type GameRow } from './catalogue.repo.ts';
import { foundAtMost } from './catalogue.rules.ts';

export interface CatalogueDeps {
  readonly sql: Sql;
  /** Providers that are in maintenance at a time. */
  readonly providersInMaintenance: (now: Date) => Promise<ReadonlySet<string>>;
}

/** The games that the call's site lists, with the caller's favourites marked. */
export async function listGames(
  { sql, providersInMaintenance }: CatalogueDeps,
  call: Call,
  { text, ...query }: Omit<GameQuery, 'siteId' | 'memberId'> & { text?: string },
): Promise<Game[]> {
  const [rows, inMaintenance] = await Promise.all([
    findGames(sql, { ...query, siteId: call.site.siteId, memberId: memberIdOf(call.actor) }),
    providersInMaintenance(call.now),
  ]);
  const found = text === undefined ? rows : rows.filter((row) => isNamed(row, text)).slice(0, foundAtMost);
  return found.map((row) => presentGame(row, call.language, inMaintenance));
}

/** In whatever language: who plays 龙虎斗 on an English page knows it by that name. */
function isNamed(row: GameRow, text: string): boolean {
  return hasWords(
    [...Object.values(row.name), row.gp_name, ...Object.values(row.gp_local_names)].join(' '),
    text,
  );
}
