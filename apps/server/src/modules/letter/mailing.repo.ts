import { sql as raw, type Selectable } from 'kysely';
import type { PerLanguage } from '@halls/contract';
import type { MailingState } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { MailingAudience, MailingTable } from './letter.tables.ts';

export type MailingRow = Selectable<MailingTable>;

const columns = [
  ...(['mailing_id', 'site_id', 'audience', 'title', 'content', 'due_at', 'state'] as const),
  ...(['after_member_id', 'reached', 'operator_id', 'operator_account', 'reason'] as const),
  ...(['created_at', 'ended_at'] as const),
];

export async function insertMailing(
  transaction: SqlTransaction,
  mailing: {
    readonly siteId: number;
    readonly audience: MailingAudience;
    readonly title: PerLanguage;
    readonly content: PerLanguage;
    readonly dueAt: Date;
    readonly operator: { readonly operatorId: number; readonly account: string };
    readonly reason: string;
    readonly now: Date;
  },
): Promise<number> {
  const row = await transaction
    .insertInto('app.mailing')
    .values({
      site_id: mailing.siteId,
      audience: JSON.stringify(mailing.audience),
      title: JSON.stringify(mailing.title),
      content: JSON.stringify(mailing.content),
      due_at: mailing.dueAt,
      reached: mailing.audience.kind === 'all' ? null : 0,
      operator_id: mailing.operator.operatorId,
      operator_account: mailing.operator.account,
      reason: mailing.reason,
      created_at: mailing.now,
    })
    .returning('mailing_id')
    .executeTakeFirstOrThrow();
  return row.mailing_id;
}

/** The latest first. */
export function listMailings(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly state: MailingState | undefined;
    readonly beforeId: number | null;
    readonly limit: number;
  },
): Promise<MailingRow[]> {
  const { state, beforeId } = asked;
  return sql
    .selectFrom('app.mailing')
    .select(columns)
    .where('site_id', '=', asked.siteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state as MailingState))
    .$if(beforeId !== null, (query) => query.where('mailing_id', '<', beforeId ?? 0))
    .orderBy('mailing_id', 'desc')
    .limit(asked.limit)
    .execute();
}

/** Held until the transaction ends. */
export function lockMailing(transaction: SqlTransaction, siteId: number, mailingId: number) {
  return transaction
    .selectFrom('app.mailing')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('mailing_id', '=', mailingId)
    .forUpdate()
    .executeTakeFirst();
}

/** The one that is due for longest and that nobody else is at. */
export function claimMailing(transaction: SqlTransaction, now: Date) {
  return transaction
    .selectFrom('app.mailing')
    .select(columns)
    .where('state', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function endMailing(
  transaction: SqlTransaction,
  mailingId: number,
  state: 'sent' | 'stopped',
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('app.mailing')
    .set({ state, ended_at: now })
    .where('mailing_id', '=', mailingId)
    .execute();
}

/** `upTo` was looked at, and so many of those before it have the letter now. */
export async function noteReached(
  transaction: SqlTransaction,
  mailingId: number,
  { upTo, count }: { readonly upTo: number; readonly count: number },
): Promise<void> {
  await transaction
    .updateTable('app.mailing')
    .set((set) => ({ state: 'sending', after_member_id: upTo, reached: set('reached', '+', count) }))
    .where('mailing_id', '=', mailingId)
    .execute();
}

/** The letter of a mailing, for each of these members. */
export async function insertCopies(
  transaction: SqlTransaction,
  mailing: MailingRow,
  memberIds: readonly number[],
  now: Date,
): Promise<void> {
  await raw`
    insert into app.letter (site_id, member_id, mailing_id, title, content, sent_at)
    select ${mailing.site_id}, member_id, ${mailing.mailing_id}, ${JSON.stringify(mailing.title)}::jsonb,
           ${JSON.stringify(mailing.content)}::jsonb, ${now}
      from unnest(${memberIds}::bigint[]) as member_id`.execute(transaction);
}
