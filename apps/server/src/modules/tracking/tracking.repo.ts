import type { Sealing } from '@halls/service';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import { nextTry } from './tracking.rules.ts';

const takenAtOnce = 20;

export const pixelToken = sealedColumn({
  table: 'app.pixel',
  column: 'access_token',
  key: { siteId: 'site_id' },
});

export interface Pixel {
  readonly pixelId: string;
  readonly accessToken: string;
  readonly endpoint: string;
}

export async function hasPixel(sql: SqlOrTransaction, siteId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('app.pixel')
    .select('site_id')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readPixel(
  { sql, sealing }: { readonly sql: Sql; readonly sealing: Sealing },
  siteId: number,
): Promise<Pixel | null> {
  const row = await sql
    .selectFrom('app.pixel')
    .select(['pixel_id', 'access_token', 'endpoint'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    pixelId: row.pixel_id,
    accessToken: pixelToken.open(sealing, { siteId }, row.access_token),
    endpoint: row.endpoint,
  };
}

/** One for each key: a second changes nothing. */
export async function insertEvent(
  sql: SqlOrTransaction,
  event: { readonly siteId: number; readonly key: string; readonly content: string; readonly now: Date },
): Promise<void> {
  await sql
    .insertInto('app.tracking_event')
    .values({
      site_id: event.siteId,
      event_key: event.key,
      content: event.content,
      state: 'waiting',
      due_at: event.now,
      created_at: event.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'event_key']).doNothing())
    .execute();
}

export interface DueEvent {
  readonly id: number;
  readonly siteId: number;
  readonly content: string;
  readonly createdAt: Date;
}

/** What is due, put off to its next try before anybody is called: whoever is gone meanwhile has not lost it. */
export function takeDue(sql: Sql, now: Date): Promise<DueEvent[]> {
  return sql.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('app.tracking_event')
      .select(['tracking_event_id as id', 'site_id as siteId', 'content', 'created_at as createdAt', 'tries'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(takenAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, tries } of rows)
      await transaction
        .updateTable('app.tracking_event')
        .set({ tries: tries + 1, due_at: nextTry(tries, now) })
        .where('tracking_event_id', '=', id)
        .execute();
    return rows;
  });
}

/** Nothing more is sent of it, and nothing of the visitor stays. */
export async function closeEvent(sql: SqlOrTransaction, id: number, state: 'sent' | 'failed'): Promise<void> {
  await sql
    .updateTable('app.tracking_event')
    .set({ state, content: '' })
    .where('tracking_event_id', '=', id)
    .execute();
}

/** What was tried until now is known as sent no longer than its receiver knows it. */
export async function deleteEventsBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql
    .deleteFrom('app.tracking_event')
    .where('created_at', '<', time)
    .where('state', '<>', 'waiting')
    .execute();
}
