import { sql as raw, type Selectable } from 'kysely';
import type { SqlOrTransaction, Tables } from '#platform/database.ts';
import type { NoticeChannel } from './adapters/notice-adapter.ts';
import type { Decision } from './notice.rules.ts';

type NoticeRow = Selectable<Tables['app.notice']>;
export type NewNoticeRow = Omit<NoticeRow, 'notice_id' | 'tries' | 'changed_at' | 'failure'>;

/** One for each cause: a second changes nothing. */
export async function insertNotice(sql: SqlOrTransaction, notice: NewNoticeRow): Promise<void> {
  await sql
    .insertInto('app.notice')
    .values({ ...notice, changed_at: notice.created_at })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
}

const claimedColumns = [
  'notice_id',
  'site_id',
  'channel',
  'cause',
  'template',
  'language',
  'currency',
  'content',
  'tries',
  'expires_at',
] as const;
export type ClaimedNotice = Pick<NoticeRow, (typeof claimedColumns)[number]>;

/** A gateway by its place, such as `1:sms`. */
export function gatewayKey(siteId: number, channel: NoticeChannel): string {
  return `${siteId}:${channel}`;
}

/**
 * The next that is due, from now on being sent, which is committed before anybody is called. `busy` are gateways that
 * have enough to do.
 */
export async function claimNotice(
  sql: SqlOrTransaction,
  { now, dueBy, busy }: { readonly now: Date; readonly dueBy: Date; readonly busy: readonly string[] },
): Promise<ClaimedNotice | null> {
  const next = sql
    .selectFrom('app.notice')
    .select('notice_id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', dueBy)
    .where(raw<string>`site_id || ':' || channel`, '<>', raw<string>`all (${busy}::text[])`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await sql
    .updateTable('app.notice')
    .set((set) => ({ state: 'sending', tries: set('tries', '+', 1), changed_at: now }))
    .where('notice_id', '=', next)
    .returning([...claimedColumns])
    .executeTakeFirst();
  return row ?? null;
}

/** Notes what a try came to, unless somebody has taken the notice for abandoned meanwhile and decided otherwise. */
export async function noteDecision(
  sql: SqlOrTransaction,
  { noticeId, tries }: { readonly noticeId: number; readonly tries: number },
  decision: Decision,
  now: Date,
): Promise<void> {
  const isDecided = decision.state !== 'waiting';
  await sql
    .updateTable('app.notice')
    .set({
      state: decision.state,
      changed_at: now,
      failure: 'why' in decision ? decision.why : null,
      ...(isDecided ? { content: '' } : { due_at: decision.dueAt }),
    })
    .where('notice_id', '=', noticeId)
    .where('tries', '=', tries)
    .where('state', 'in', decision.state === 'sent' ? ['sending', 'unknown'] : ['sending'])
    .execute();
}

/** Those that were taken to be sent before `time` and of which nothing has been heard since. */
export function listAbandoned(sql: SqlOrTransaction, time: Date, limit: number): Promise<ClaimedNotice[]> {
  return sql
    .selectFrom('app.notice')
    .select([...claimedColumns])
    .where('state', '=', 'sending')
    .where('changed_at', '<', time)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
}

export async function deleteDecidedBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql
    .deleteFrom('app.notice')
    .where('state', 'not in', ['waiting', 'sending'])
    .where('changed_at', '<', time)
    .execute();
}
