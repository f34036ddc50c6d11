import { sql as raw } from 'kysely';
import type { Currency, Language } from '@halls/contract';
import type { GameTag } from '@halls/contract/catalogue';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import { providerName } from './catalogue.rules.ts';

/** Which games of a site are asked for. What is left out does not narrow. */
export interface GameQuery {
  readonly siteId: number;
  /** Marks the favourites of this member. */
  readonly memberId: number | null;
  readonly gtId?: number | undefined;
  readonly gpId?: string | undefined;
  readonly house?: string | undefined;
  readonly tag?: GameTag | undefined;
  readonly gameIds?: readonly number[];
  /** Those alone that `memberId` marked. */
  readonly isFavorite?: boolean;
  readonly currency?: Currency | undefined;
  /** 0 desktop, 1 mobile, 2 app. */
  readonly supportDevice?: number | undefined;
  readonly onShelf?: boolean;
  readonly withDemo?: boolean;
}

export type GameRow = Awaited<ReturnType<typeof findGames>>[number];
export type HallRow = Awaited<ReturnType<typeof findHalls>>[number];
export type ProviderRow = Awaited<ReturnType<typeof findProviders>>[number];

/** No list on a page is longer; a catalogue that grows beyond it needs pages. */
const maxGames = 2_000;
/** Of a site, in all its halls. */
const maxProviders = 1_000;
const maxHalls = 100;
const maxLabels = 100;

export function findGames(sql: Sql, query: GameQuery) {
  let select = sql
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
      'game.has_jackpot',
      'game.shelf_sort',
      'provider.name as gp_name',
      'provider.local_names as gp_local_names',
      'provider.house',
      'provider.has_demo as provider_has_demo',
    ])
    .select([
      labelled('hot').as('is_hot'),
      labelled('new').as('is_new'),
      markedBy(query.memberId).as('is_favorite'),
    ])
    .where('game.site_id', '=', query.siteId)
    .where('game.is_active', '=', true)
    .where('provider.is_active', '=', true)
    .where('hall.is_active', '=', true);
  if (query.gtId !== undefined) select = select.where('game.gt_id', '=', query.gtId);
  if (query.gpId !== undefined) select = select.where('game.gp_id', '=', query.gpId);
  if (query.house) select = select.where('provider.house', '=', query.house);
  if (query.tag !== undefined) select = select.where(labelled(query.tag));
  if (query.currency !== undefined) select = select.where(takes(query.currency));
  if (query.supportDevice !== undefined)
    select = select.where(raw<boolean>`${query.supportDevice}::smallint = any (game.support_devices)`);
  if (query.gameIds) select = select.where('game.game_id', 'in', query.gameIds);
  if (query.isFavorite) select = select.where(markedBy(query.memberId));
  if (query.withDemo) select = select.where('game.has_demo', '=', true).where('provider.has_demo', '=', true);
  if (query.onShelf) select = select.where('game.shelf_sort', 'is not', null).orderBy('game.shelf_sort');
  return select
    .orderBy('provider.sort')
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

/** The providers of a site with how many games each lists, and its only game where it has one. */
export function findProviders(
  sql: Sql,
  query: {
    siteId: number;
    currency?: Currency | undefined;
    supportDevice?: number | undefined;
    withDemo?: boolean;
  },
) {
  const { supportDevice, withDemo = false } = query;
  let select = sql
    .selectFrom('app.provider as provider')
    .innerJoin('app.game as game', (join) =>
      join
        .onRef('game.site_id', '=', 'provider.site_id')
        .onRef('game.gp_id', '=', 'provider.gp_id')
        .onRef('game.gt_id', '=', 'provider.gt_id')
        .on('game.is_active', '=', true),
    )
    .select([
      'provider.gp_id',
      'provider.gt_id',
      'provider.name',
      'provider.local_names',
      'provider.house',
      'provider.customized',
      'provider.has_demo',
    ])
    .select([
      raw<number>`count(*)`.as('game_count'),
      raw<string>`min(game.game_code)`.as('first_game_code'),
      raw<Record<string, string>>`(array_agg(game.name order by game.game_code))[1]`.as('first_game_name'),
    ])
    .where('provider.site_id', '=', query.siteId)
    .where('provider.is_active', '=', true)
    .groupBy(['provider.site_id', 'provider.gp_id', 'provider.gt_id']);
  if (query.currency !== undefined) select = select.where(takes(query.currency));
  if (supportDevice !== undefined)
    select = select.where(raw<boolean>`${supportDevice}::smallint = any (game.support_devices)`);
  if (withDemo) select = select.where('provider.has_demo', '=', true).where('game.has_demo', '=', true);
  return select.orderBy('provider.sort').orderBy('provider.gp_id').limit(maxProviders).execute();
}

/** Names of the providers that a site lists, as `language` has them, by code, in its order. */
export async function listProviderNames(
  sql: SqlOrTransaction,
  siteId: number,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql
    .selectFrom('app.provider')
    .select(['gp_id', 'name', 'local_names'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort')
    .limit(maxProviders)
    .execute();
  return new Map(rows.map((row) => [row.gp_id, providerName(row.name, row.local_names, language)]));
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

export async function markPlayed(
  sql: SqlOrTransaction,
  memberId: number,
  gameId: number,
  now: Date,
): Promise<void> {
  await sql
    .insertInto('app.last_played')
    .values({ member_id: memberId, game_id: gameId, played_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doUpdateSet({ played_at: now }))
    .execute();
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

function markedBy(memberId: number | null) {
  return raw<boolean>`exists (select 1 from app.favorite as favorite
     where favorite.game_id = game.game_id and favorite.member_id = ${memberId ?? -1})`;
}

function labelled(tag: GameTag) {
  return raw<boolean>`exists (
    select from app.game_label_game labelled join app.game_label label using (game_label_id)
     where labelled.game_id = game.game_id and label.tag = ${tag})`;
}

function takes(currency: Currency) {
  return raw<boolean>`(provider.currencies is null or ${currency} = any (provider.currencies))`;
}
