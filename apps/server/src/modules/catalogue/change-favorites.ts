import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { findListed, saveFavorites } from './catalogue.repo.ts';
import { favoriteChanges } from './catalogue.rules.ts';

/** Keeps and drops favourites, all of them or none: 404 when the member's site does not list a game. */
export async function changeFavorites(
  sql: Sql,
  member: Member,
  wishes: Parameters<typeof favoriteChanges>[0],
  now: Date,
): Promise<Outcome<null, 404>> {
  const { gameIds, ...changes } = favoriteChanges(wishes);
  const listed = await findListed(sql, member.siteId, gameIds);
  if (listed.size < gameIds.length) return fail(404);
  await saveFavorites(sql, member.memberId, changes, now);
  return succeed(null);
}
