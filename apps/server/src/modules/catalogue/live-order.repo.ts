import { sql as raw, type RawBuilder } from 'kysely';
import type { ContentBody } from '@halls/contract/publication';
import { ContentHindrance, defineContentStore } from '#platform/content-store.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** As the columns have it of what nobody has put in its place. */
const unplaced = 1_000_000;
/** No site has so many halls, or providers in all of them. */
const maxOrders = 1_000;

/** The rows of a site among which something is put in order. */
interface Among {
  readonly table: RawBuilder<unknown>;
  /** Besides being of the site. */
  readonly where: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** Where a row's place is kept. */
  readonly place: RawBuilder<unknown>;
  readonly unplaced: number | null;
}

interface Placed {
  readonly id: string;
  /** Left out where it is not decided here. */
  readonly is_shown?: boolean;
}

/** Gives each its place; what else is there comes after them and is shown or not as before. */
async function putInOrder(
  transaction: SqlTransaction,
  siteId: number,
  { table, where, id, place, ...among }: Among,
  placed: readonly Placed[],
): Promise<void> {
  const ids = placed.map((one) => one.id);
  const { rows } = await raw<{ there: number }>`
    select count(*)::int as there from ${table}
     where site_id = ${siteId} and ${where} and ${id} = any(${ids}::text[])`.execute(transaction);
  if ((rows[0]?.there ?? 0) < ids.length) throw new ContentHindrance('lacks');
  const places = JSON.stringify(Object.fromEntries(ids.map((one, index) => [one, index])));
  const shown = JSON.stringify(
    Object.fromEntries(placed.flatMap((one) => (one.is_shown === undefined ? [] : [[one.id, one.is_shown]]))),
  );
  const asked = raw`coalesce((${places}::jsonb ->> ${id})::integer, ${among.unplaced}::integer)`;
  const isShown = raw`coalesce((${shown}::jsonb ->> ${id})::boolean, is_active)`;
  await raw`
    update ${table} set ${place} = ${asked}, is_active = ${isShown}
     where site_id = ${siteId} and ${where}
       and (${place} is distinct from ${asked} or is_active is distinct from ${isShown})`.execute(
    transaction,
  );
}

async function isInOrder(
  transaction: SqlTransaction,
  siteId: number,
  { table, where, place, unplaced: none }: Among,
): Promise<boolean> {
  const { rows } = await raw`
    select from ${table} where site_id = ${siteId} and ${where} and ${place} is distinct from ${none}::integer
     limit 1`.execute(transaction);
  return rows.length > 0;
}

type OrderKind = 'hall-order' | 'hall-providers' | 'provider-games' | 'hall-shelf';

interface Order<Kind extends OrderKind> {
  readonly kind: Kind;
  keyOf(body: ContentBody<Kind>): string;
  titleOf(body: ContentBody<Kind>): string;
  placedOf(body: ContentBody<Kind>): readonly Placed[];
  among(key: string): Among;
  /** All orders of a site, with their keys. */
  list(
    sql: SqlOrTransaction,
    siteId: number,
  ): Promise<{ readonly key: string; readonly body: ContentBody<Kind> }[]>;
}

/** The store of an order: it is there while something has a place, and without it nothing has one. */
function orderStore<Kind extends OrderKind>(order: Order<Kind>) {
  const remove = (transaction: SqlTransaction, siteId: number, key: string) =>
    putInOrder(transaction, siteId, order.among(key), []);
  return defineContentStore<Kind>({
    kind: order.kind,
    titleOf: (body) => ({ en_US: order.titleOf(body) }),
    list: (sql, siteId) => order.list(sql, siteId),
    async put(transaction, siteId, key, body) {
      const wanted = order.keyOf(body);
      const among = order.among(wanted);
      if (key !== wanted && (await isInOrder(transaction, siteId, among)))
        throw new ContentHindrance('taken');
      if (key !== null && key !== wanted) await remove(transaction, siteId, key);
      await putInOrder(transaction, siteId, among, order.placedOf(body));
      return wanted;
    },
    remove,
  });
}

const asIds = (ids: readonly string[]): Placed[] => ids.map((id) => ({ id }));
const [gameTable, bySort, byShelf] = [raw`app.game`, raw.ref('sort'), raw.ref('shelf_sort')];

/** A site has one order of its halls. */
const theHalls = 'halls';
const hallOrderStore = orderStore({
  kind: 'hall-order',
  keyOf: () => theHalls,
  titleOf: () => '',
  placedOf: ({ halls }) => asIds(halls),
  among: () => ({
    ...{ table: raw`app.hall`, where: raw`is_active`, id: raw`gt_id::text` },
    ...{ place: bySort, unplaced },
  }),
  async list(sql, siteId) {
    const { rows } = await raw<{ halls: string[] }>`
      select array_agg(gt_id::text order by sort, gt_id) as halls from app.hall
       where site_id = ${siteId} and is_active and sort <> ${unplaced} having count(*) > 0`.execute(sql);
    return rows.map((body) => ({ key: theHalls, body }));
  },
});

const hallProvidersStore = orderStore({
  kind: 'hall-providers',
  keyOf: (body) => String(body.gt_id),
  titleOf: (body) => String(body.gt_id),
  placedOf: ({ providers }) => providers,
  among: (key) => ({
    ...{ table: raw`app.provider`, where: raw`gt_id = ${key}::smallint`, id: raw`gp_id` },
    ...{ place: bySort, unplaced },
  }),
  async list(sql, siteId) {
    const { rows } = await raw<ContentBody<'hall-providers'>>`
      select gt_id, jsonb_agg(jsonb_build_object('id', gp_id, 'is_shown', is_active) order by sort, gp_id) as providers
        from app.provider where site_id = ${siteId} and sort <> ${unplaced}
       group by gt_id order by gt_id limit ${maxOrders}`.execute(sql);
    return rows.map((body) => ({ key: String(body.gt_id), body }));
  },
});

const providerGamesStore = orderStore({
  kind: 'provider-games',
  keyOf: ({ provider }) => provider,
  titleOf: ({ provider }) => provider,
  placedOf: ({ games }) => games,
  among: (key) => ({
    ...{ table: gameTable, where: raw`gp_id || ' ' || gt_id = ${key}`, id: raw`game_code` },
    ...{ place: bySort, unplaced },
  }),
  async list(sql, siteId) {
    const { rows } = await raw<ContentBody<'provider-games'>>`
      select gp_id || ' ' || gt_id as provider,
             jsonb_agg(jsonb_build_object('id', game_code, 'is_shown', is_active) order by sort, game_id) as games
        from app.game where site_id = ${siteId} and sort <> ${unplaced}
       group by gp_id, gt_id order by gt_id, gp_id limit ${maxOrders}`.execute(sql);
    return rows.map((body) => ({ key: body.provider, body }));
  },
});

const hallShelfStore = orderStore({
  kind: 'hall-shelf',
  keyOf: (body) => String(body.gt_id),
  titleOf: (body) => String(body.gt_id),
  placedOf: ({ games }) => asIds(games),
  among: (key) => ({
    ...{ table: gameTable, where: raw`gt_id = ${key}::smallint`, id: raw`(gp_id || ' ' || game_code)` },
    ...{ place: byShelf, unplaced: null },
  }),
  async list(sql, siteId) {
    const { rows } = await raw<ContentBody<'hall-shelf'>>`
      select gt_id, array_agg(gp_id || ' ' || game_code order by shelf_sort, game_id) as games
        from app.game where site_id = ${siteId} and shelf_sort is not null
       group by gt_id order by gt_id limit ${maxOrders}`.execute(sql);
    return rows.map((body) => ({ key: String(body.gt_id), body }));
  },
});

export const orderStores = [hallOrderStore, hallProvidersStore, providerGamesStore, hallShelfStore];
