import type { Sql, SqlTransaction } from '#platform/database.ts';

export interface KeptView {
  readonly listViewId: number;
  readonly operatorId: number;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** Of one list, of an operator's own; and as many that others share. */
export const mostViews = 100;

/** An operator's own views of a list and those that others share, by name. */
export async function listViewsOf(sql: Sql, operatorId: number, list: string): Promise<KeptView[]> {
  const of = (own: boolean) =>
    sql
      .selectFrom('app.list_view')
      .select(['list_view_id as listViewId', 'operator_id as operatorId', 'name', 'query'])
      .select('is_shared as isShared')
      .where('list', '=', list)
      .where('operator_id', own ? '=' : '<>', operatorId)
      .$if(!own, (query) => query.where('is_shared', '=', true))
      .orderBy('name')
      .orderBy('list_view_id')
      .limit(mostViews)
      .execute();
  const [own, shared] = await Promise.all([of(true), of(false)]);
  return [...own, ...shared];
}

export async function countViews(
  transaction: SqlTransaction,
  { operatorId, list, except }: { operatorId: number; list: string; except: string },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('app.list_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .where('name', '<>', except)
    .executeTakeFirstOrThrow();
  return count;
}

export async function keepView(
  transaction: SqlTransaction,
  view: Omit<KeptView, 'listViewId'> & { readonly list: string; readonly keptAt: Date },
): Promise<number> {
  const kept = { query: view.query, is_shared: view.isShared, kept_at: view.keptAt };
  const row = await transaction
    .insertInto('app.list_view')
    .values({ operator_id: view.operatorId, list: view.list, name: view.name, ...kept })
    .onConflict((conflict) => conflict.columns(['operator_id', 'list', 'name']).doUpdateSet(kept))
    .returning('list_view_id')
    .executeTakeFirstOrThrow();
  return row.list_view_id;
}

/** What it was; null where the operator has no such view. */
export async function dropView(
  transaction: SqlTransaction,
  { operatorId, listViewId }: { readonly operatorId: number; readonly listViewId: number },
): Promise<{ readonly list: string; readonly name: string; readonly query: string } | null> {
  const row = await transaction
    .deleteFrom('app.list_view')
    .where('operator_id', '=', operatorId)
    .where('list_view_id', '=', listViewId)
    .returning(['list', 'name', 'query'])
    .executeTakeFirst();
  return row ?? null;
}
