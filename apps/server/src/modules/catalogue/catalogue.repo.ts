import { sql as raw } from 'kysely';
import type pg from 'pg';
import type { GameTag } from '@halls/contract/catalogue';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';

export type GameRow = Awaited<ReturnType<typeof findGames>>[number];
export type HallRow = Awaited<ReturnType<typeof findHalls>>[number];
export type ProviderRow = Awaited<ReturnType<typeof findProviders>>[number];

/** No site has so many. */
const maxGames = 20_000;
/** Of a site, in all its halls. */
const maxProviders = 1_000;
const maxHalls = 100;
const maxLabels = 100;
const maxFavorites = 2_000;

/** All games that a site lists, in the order in which it lists them. */
export function findGames(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.game as game')
    .innerJoin('app.provider as provider', (join) =>
      join
        .onRef('provider.site_id', '=', 'game.site_id')
        .onRef('provider.gp_id', '=', 'game.gp_id')
        .onRef('provider.gt_id', '=', 'game.gt_id'),
    )
    .innerJoin('app.hall as hall', (join) =>
      join.onRef('hall.site_id', '=', 'game.site_id').onRef('hall.gt_id', '=', 'game.gt_id'),
    )
    .select([
      'game.game_id',
      'game.gp_id',
      'game.gt_id',
      'game.game_code',
      'game.name',
      'game.has_demo',
      'game.rtp',
      'game.rtp_max',
      'game.volatility',
      'game.has_jackpot',
      'game.support_devices',
      'game.shelf_sort',
      'provider.name as gp_name',
      'provider.local_names as gp_local_names',
      'provider.house',
      'provider.currencies',
      'provider.has_demo as provider_has_demo',
    ])
    .select([placeIn('hot').as('hot_place'), placeIn('new').as('new_place')])
    .where('game.site_id', '=', siteId)
    .where('game.is_active', '=', true)
    .where('provider.is_active', '=', true)
    .where('hall.is_active', '=', true)
    .orderBy('hall.sort')
    .orderBy('game.gt_id')
    .orderBy('provider.sort')
    .orderBy('game.gp_id')
    .orderBy('game.sort')
    .orderBy('game.game_id')
    .limit(maxGames)
    .execute();
}

export function findHalls(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.hall')
    .select(['gt_id', 'name'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort')
    .orderBy('gt_id')
    .limit(maxHalls)
    .execute();
}

/** The providers that a site lists, in each of its halls, in its order. */
export function findProviders(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.provider')
    .select(['gp_id', 'gt_id', 'name', 'local_names', 'house', 'customized', 'has_demo'])
    .select(['opens_in', 'quickbet_game'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort')
    .orderBy('gt_id')
    .orderBy('gp_id')
    .limit(maxProviders)
    .execute();
}

export function findLabels(sql: Sql, siteId: number): Promise<{ game_label_id: number; tag: GameTag }[]> {
  return sql
    .selectFrom('app.game_label')
    .select(['game_label_id', 'tag'])
    .where('site_id', '=', siteId)
    .orderBy('game_label_id')
    .limit(maxLabels)
    .execute();
}

/** What each of these members has marked, in their places. */
export async function findFavorites(
  pool: pg.Pool,
  memberIds: readonly number[],
): Promise<ReadonlySet<number>[]> {
  const { rows } = await pool.query<{ member_id: number; game_id: number }>({
    name: 'find_favorites',
    text: `select asked.member_id, marked.game_id from unnest($1::bigint[]) asked (member_id)
      cross join lateral (
        select game_id from app.favorite favorite where favorite.member_id = asked.member_id
         order by game_id limit ${maxFavorites}) marked`,
    values: [[...new Set(memberIds)]],
  });
  const byMember = Map.groupBy(rows, (row) => row.member_id);
  return memberIds.map((id) => new Set((byMember.get(id) ?? []).map((row) => row.game_id)));
}

/** Games of the member's site that were played last, newest first. */
export async function findLastPlayed(
  sql: Sql,
  member: { memberId: number; siteId: number },
  limit: number,
): Promise<number[]> {
  const rows = await sql
    .selectFrom('app.last_played as played')
    .innerJoin('app.game as game', 'game.game_id', 'played.game_id')
    .select('played.game_id')
    .where('played.member_id', '=', member.memberId)
    .where('game.site_id', '=', member.siteId)
    .where('game.is_active', '=', true)
    .orderBy('played.played_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.game_id);
}

/** Which of `gameIds` the site lists. */
export async function findListed(
  sql: SqlOrTransaction,
  siteId: number,
  gameIds: readonly number[],
): Promise<Set<number>> {
  const rows = await sql
    .selectFrom('app.game')
    .select('game_id')
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .where('game_id', 'in', [...gameIds])
    .execute();
  return new Set(rows.map((row) => row.game_id));
}

export async function saveFavorites(
  sql: Sql,
  memberId: number,
  changes: { add: readonly number[]; remove: readonly number[] },
  now: Date,
): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    if (changes.remove.length > 0) {
      await transaction
        .deleteFrom('app.favorite')
        .where('member_id', '=', memberId)
        .where('game_id', 'in', [...changes.remove])
        .execute();
    }
    if (changes.add.length > 0) {
      await transaction
        .insertInto('app.favorite')
        .values(changes.add.map((gameId) => ({ member_id: memberId, game_id: gameId, created_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** A game's place among those that carry a label; null: it does not carry it. */
function placeIn(tag: GameTag) {
  return raw<number | null>`(
    select labelled.sort from app.game_label_game labelled join app.game_label label using (game_label_id)
     where labelled.game_id = game.game_id and label.tag = ${tag} limit 1)`;
}
