import { sql as raw } from 'kysely';
import { ContentHindrance, defineContentStore } from '#platform/content-store.ts';
import { contentTable } from '#platform/content-table.repo.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { orderStores } from './live-order.repo.ts';

/** There are two labels. */
const maxLabels = 10;

const gameLabelStore = defineContentStore({
  kind: 'game-label',
  titleOf: ({ tag }) => ({ en_US: tag }),
  async list(sql, siteId) {
    const labels = await sql
      .selectFrom('app.game_label as label')
      .leftJoin('app.game_label_game as carried', 'carried.game_label_id', 'label.game_label_id')
      .leftJoin('app.game as game', 'game.game_id', 'carried.game_id')
      .select('label.tag')
      .select(
        raw<
          string[]
        >`coalesce(array_agg(game.gp_id || ' ' || game.game_code order by carried.sort, game.game_id)
          filter (where game.game_id is not null), '{}')`.as('games'),
      )
      .where('label.site_id', '=', siteId)
      .groupBy('label.tag')
      .orderBy('label.tag')
      .limit(maxLabels)
      .execute();
    return labels.map(({ tag, games }) => ({ key: tag, body: { tag, games } }));
  },
  async put(transaction, siteId, key, { tag, games }) {
    if (key !== null && key !== tag) await removeLabel(transaction, siteId, key);
    const label = await transaction
      .insertInto('app.game_label')
      .values({ site_id: siteId, tag })
      .onConflict((conflict) => conflict.columns(['site_id', 'tag']).doUpdateSet({ tag }))
      .returning('game_label_id')
      .executeTakeFirstOrThrow();
    const { game_label_id: labelId } = label;
    if (key === null && (await isCarried(transaction, labelId))) throw new ContentHindrance('taken');
    await transaction.deleteFrom('app.game_label_game').where('game_label_id', '=', labelId).execute();
    if (games.length === 0) return tag;
    const { rows } = await raw`
      insert into app.game_label_game (game_label_id, game_id, sort)
      select ${labelId}, game.game_id, min(asked.place)
        from unnest(${games}::text[]) with ordinality as asked (name, place)
        join app.game game on game.site_id = ${siteId} and game.gp_id || ' ' || game.game_code = asked.name
       group by game.game_id returning game_id`.execute(transaction);
    if (rows.length < new Set(games).size) throw new ContentHindrance('lacks');
    return tag;
  },
  remove: removeLabel,
});

async function isCarried(transaction: SqlTransaction, labelId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('app.game_label_game')
    .select('game_id')
    .where('game_label_id', '=', labelId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function removeLabel(transaction: SqlTransaction, siteId: number, tag: string): Promise<void> {
  // its games first: their rows tell open pages
  await raw`delete from app.game_label_game using app.game_label label
             where game_label_game.game_label_id = label.game_label_id
               and label.site_id = ${siteId} and label.tag = ${tag}`.execute(transaction);
  await raw`delete from app.game_label where site_id = ${siteId} and tag = ${tag}`.execute(transaction);
}

export const catalogueStores = [
  ...orderStores,
  contentTable({ kind: 'hall', table: 'app.hall', key: 'gt_id', title: 'name', hides: true }),
  gameLabelStore,
];
