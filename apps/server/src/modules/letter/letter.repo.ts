import { sql as raw, type ExpressionBuilder } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { MessageParams } from '@halls/i18n';
import type { Sql, SqlOrTransaction, SqlTransaction, Tables } from '#platform/database.ts';

/** Whose letters are looked at. */
export interface Reader {
  readonly memberId: number;
  readonly siteId: number;
  readonly currency: Currency;
  /** What was sent to all before is not theirs. */
  readonly since: Date;
}

export interface LetterQuery {
  readonly orderBy: 'id' | 'created_at' | 'is_read';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface LetterRow {
  readonly letter_id: number;
  readonly template: string | null;
  readonly params: MessageParams;
  readonly title: PerLanguage | null;
  readonly content: PerLanguage | null;
  readonly sent_at: Date;
  readonly read_at: Date | null;
}

const orderColumns = {
  id: raw`letter.letter_id`,
  created_at: raw`letter.sent_at`,
  is_read: raw`(mark.read_at is not null)`,
} as const;

export function findLetters(sql: Sql, reader: Reader, asked: LetterQuery): Promise<LetterRow[]> {
  return lettersOf(sql, reader)
    .select(['letter.letter_id', 'letter.template', 'letter.params', 'letter.title', 'letter.content'])
    .select(['letter.sent_at', 'mark.read_at'])
    .orderBy(orderColumns[asked.orderBy], asked.order)
    .orderBy('letter.letter_id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
}

export async function countLetters(sql: Sql, reader: Reader): Promise<{ total: number; unread: number }> {
  return lettersOf(sql, reader)
    .select([
      raw<number>`count(*)::int`.as('total'),
      raw<number>`(count(*) filter (where mark.read_at is null))::int`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
}

/** Of these letters, those that the reader has, oldest first. */
export async function findOwn(
  sql: SqlOrTransaction,
  reader: Reader,
  letterIds: readonly number[],
): Promise<number[]> {
  const rows = await lettersOf(sql, reader)
    .select('letter.letter_id')
    .where('letter.letter_id', 'in', [...letterIds])
    .orderBy('letter.letter_id')
    .limit(letterIds.length)
    .execute();
  return rows.map((row) => row.letter_id);
}

/** Marks unread ones among these letters, or among all; returns how many there were. */
export async function markRead(
  transaction: SqlTransaction,
  reader: Reader,
  { letterIds, now }: { letterIds: readonly number[] | 'all'; now: Date },
): Promise<number> {
  const result = await transaction
    .insertInto('app.letter_mark')
    .columns(['member_id', 'letter_id', 'read_at'])
    .expression(
      lettersOf(transaction, reader)
        .select([
          raw<number>`${reader.memberId}::bigint`.as('member_id'),
          'letter.letter_id',
          raw<Date>`${now}::timestamptz`.as('read_at'),
        ])
        .where('mark.read_at', 'is', null)
        .$if(letterIds !== 'all', (query) =>
          query.where('letter.letter_id', 'in', [...letterIds] as number[]),
        )
        .orderBy('letter.letter_id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'letter_id'])
        .doUpdateSet({ read_at: now })
        .where('app.letter_mark.read_at', 'is', null),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

export async function markDeleted(
  transaction: SqlTransaction,
  { memberId, letterIds, now }: { memberId: number; letterIds: readonly number[]; now: Date },
): Promise<void> {
  await transaction
    .insertInto('app.letter_mark')
    .values(letterIds.map((letterId) => ({ member_id: memberId, letter_id: letterId, deleted_at: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'letter_id']).doUpdateSet({ deleted_at: now }))
    .execute();
}

export interface NewLetter {
  readonly siteId: number;
  readonly memberId: number | null;
  readonly currency: Currency | null;
  readonly mailingId: number | undefined;
  readonly template: string | null;
  readonly params: MessageParams;
  readonly title: PerLanguage | null;
  readonly content: PerLanguage | null;
  readonly now: Date;
}

export async function insertLetter(sql: SqlOrTransaction, letter: NewLetter): Promise<void> {
  await sql
    .insertInto('app.letter')
    .values({
      site_id: letter.siteId,
      member_id: letter.memberId,
      currency: letter.currency,
      template: letter.template,
      params: JSON.stringify(letter.params),
      ...(letter.title && { title: JSON.stringify(letter.title) }),
      ...(letter.content && { content: JSON.stringify(letter.content) }),
      sent_at: letter.now,
      ...(letter.mailingId !== undefined && { mailing_id: letter.mailingId }),
    })
    .execute();
}

/** The reader's own letters and those to all since they are a member, without what they deleted. */
function lettersOf(sql: SqlOrTransaction, { memberId, siteId, currency, since }: Reader) {
  return sql
    .selectFrom('app.letter as letter')
    .leftJoin('app.letter_mark as mark', (join) =>
      join.onRef('mark.letter_id', '=', 'letter.letter_id').on('mark.member_id', '=', memberId),
    )
    .where('mark.deleted_at', 'is', null)
    .where(({ or, and, eb }: ExpressionBuilder<Tables & { letter: Tables['app.letter'] }, 'letter'>) =>
      or([
        eb('letter.member_id', '=', memberId),
        and([
          eb('letter.member_id', 'is', null),
          eb('letter.site_id', '=', siteId),
          or([eb('letter.currency', 'is', null), eb('letter.currency', '=', currency)]),
          eb('letter.sent_at', '>=', since),
        ]),
      ]),
    );
}
