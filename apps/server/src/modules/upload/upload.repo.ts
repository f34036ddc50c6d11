import type { Selectable } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { PictureTable } from './upload.tables.ts';

export type PictureRow = Selectable<PictureTable>;

const columns = [
  'site_id',
  'name',
  'width',
  'height',
  'size_bytes',
  'called',
  'operator_id',
  'operator_account',
  'uploaded_at',
] as const;

/** A picture that is there already comes to the front again. */
export async function insertPicture(transaction: SqlTransaction, picture: PictureRow): Promise<void> {
  await transaction
    .insertInto('app.picture')
    .values(picture)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'name']).doUpdateSet({
        called: picture.called,
        operator_id: picture.operator_id,
        operator_account: picture.operator_account,
        uploaded_at: picture.uploaded_at,
      }),
    )
    .execute();
}

/** The newest first. */
export function listPictures(sql: SqlOrTransaction, siteId: number, limit: number): Promise<PictureRow[]> {
  return sql
    .selectFrom('app.picture')
    .select(columns)
    .where('site_id', '=', siteId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}
