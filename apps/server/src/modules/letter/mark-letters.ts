import { letterDeleted, letterRead } from '@halls/contract/letter';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { findOwn, markDeleted, markRead, type Reader } from './letter.repo.ts';

type Marked = Promise<Outcome<null, never>>;

/** Marks letters as read, or all there are; the reader's windows are told when one was unread. */
export async function readLetters(
  sql: Sql,
  reader: Reader,
  { letterIds, now }: { letterIds: readonly number[] | 'all'; now: Date },
): Marked {
  return sql.transaction().execute(async (transaction) => {
    if (letterIds !== 'all' && !(await hasAll(transaction, reader, letterIds))) return fail(404);
    const count = await markRead(transaction, reader, { letterIds, now });
    if (count > 0) await publish(transaction, letterRead, { member_id: reader.memberId }, {});
    return succeed(null);
  });
}

/** Deletes all of these letters from the reader's list, or none. */
export async function deleteLetters(
  sql: Sql,
  reader: Reader,
  { letterIds, now }: { letterIds: readonly number[]; now: Date },
): Marked {
  return sql.transaction().execute(async (transaction) => {
    if (!(await hasAll(transaction, reader, letterIds))) return fail(404);
    await markDeleted(transaction, { memberId: reader.memberId, letterIds, now });
    await publish(transaction, letterDeleted, { member_id: reader.memberId }, {});
    return succeed(null);
  });
}

async function hasAll(
  sql: Parameters<typeof findOwn>[0],
  reader: Reader,
  letterIds: readonly number[],
): Promise<boolean> {
  return (await findOwn(sql, reader, letterIds)).length === letterIds.length;
}
