import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface NewNote {
  readonly memberId: number;
  readonly operator: { readonly operatorId: number; readonly account: string };
  readonly at: Date;
  readonly text: string;
}
export interface Note extends NewNote {
  readonly noteId: number;
}

export async function insertNote(transaction: SqlTransaction, note: NewNote): Promise<Note> {
  const row = await transaction
    .insertInto('app.member_note')
    .values({
      member_id: note.memberId,
      operator_id: note.operator.operatorId,
      operator_account: note.operator.account,
      at: note.at,
      text: note.text,
    })
    .returning('member_note_id')
    .executeTakeFirstOrThrow();
  return { ...note, noteId: row.member_note_id };
}

/** The newest first, of numbers below `below`. */
export async function listNotes(
  sql: SqlOrTransaction,
  memberId: number,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<Note[]> {
  const rows = await sql
    .selectFrom('app.member_note')
    .select(['member_note_id', 'operator_id', 'operator_account', 'at', 'text'])
    .where('member_id', '=', memberId)
    .$if(below !== null, (query) => query.where('member_note_id', '<', below))
    .orderBy('member_note_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    noteId: row.member_note_id,
    memberId,
    operator: { operatorId: row.operator_id, account: row.operator_account },
    at: row.at,
    text: row.text,
  }));
}
