import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { maxWrongTries, type SentBefore } from './verification.rules.ts';

interface Asked {
  readonly recipientHash: Buffer;
  readonly subjectHash: Buffer;
  readonly remoteAddress: string;
}

/** Lets one wish of a recipient and of an address (IPv6: one /64) through at a time, until the transaction ends. */
export async function lockAsked(transaction: SqlTransaction, asked: Asked): Promise<void> {
  // in this order everywhere: wishes wait for each other and not in a circle
  await raw`select pg_advisory_xact_lock(hashtextextended('code:' || encode(${asked.recipientHash}, 'hex'), 0))`.execute(
    transaction,
  );
  await raw`select pg_advisory_xact_lock(hashtextextended('code:' || ${blockOf(asked.remoteAddress)}::text, 0))`.execute(
    transaction,
  );
}

export async function readSentBefore(
  transaction: SqlTransaction,
  asked: Asked,
  since: Date,
): Promise<SentBefore> {
  const { rows } = await raw<SentBefore>`
    select
      (select max(created_at) from app.verification_code
        where subject_hash = ${asked.subjectHash} and created_at > ${since}) as "lastAt",
      (select count(*)::int from app.verification_code
        where recipient_hash = ${asked.recipientHash} and created_at > ${since} and not is_withheld) as "toRecipient",
      (select count(*)::int from app.verification_code
        where address_block = ${blockOf(asked.remoteAddress)} and created_at > ${since}) as "fromAddress"`.execute(
    transaction,
  );
  const [before] = rows;
  if (!before) throw new Error('a select without a from answers one row');
  return before;
}

export interface NewCode extends Asked {
  readonly id: string;
  readonly codeHash: Buffer;
  readonly isWithheld: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertCode(transaction: SqlTransaction, code: NewCode): Promise<void> {
  await transaction
    .insertInto('app.verification_code')
    .values({
      verification_code_id: code.id,
      recipient_hash: code.recipientHash,
      subject_hash: code.subjectHash,
      code_hash: code.codeHash,
      address_block: blockOf(code.remoteAddress),
      is_withheld: code.isWithheld,
      created_at: code.now,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Counts a try at the newest living code as wrong until it is known to be right; null: there is none, or no try left. */
export async function reserveTry(
  sql: SqlOrTransaction,
  subjectHash: Buffer,
  now: Date,
): Promise<{ readonly id: string; readonly codeHash: Buffer } | null> {
  const newest = sql
    .selectFrom('app.verification_code')
    .select('verification_code_id')
    .where('subject_hash', '=', subjectHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1);
  const row = await sql
    .updateTable('app.verification_code')
    .set((set) => ({ wrong_tries: set('wrong_tries', '+', 1) }))
    .where('verification_code_id', '=', newest)
    .where('wrong_tries', '<', maxWrongTries)
    .returning(['verification_code_id', 'code_hash'])
    .executeTakeFirst();
  return row ? { id: row.verification_code_id, codeHash: row.code_hash } : null;
}

/** The try was right and does not count. */
export async function releaseTry(sql: SqlOrTransaction, id: string): Promise<void> {
  await sql
    .updateTable('app.verification_code')
    .set((set) => ({ wrong_tries: set('wrong_tries', '-', 1) }))
    .where('verification_code_id', '=', id)
    .execute();
}

/** False when it was used meanwhile, or has expired. */
export async function useCode(sql: SqlOrTransaction, id: string, now: Date): Promise<boolean> {
  const used = await sql
    .updateTable('app.verification_code')
    .set({ used_at: now })
    .where('verification_code_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function deleteCodesBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.verification_code').where('created_at', '<', time).execute();
}

function blockOf(remoteAddress: string) {
  return raw<string>`app.address_block(${remoteAddress}::inet)`;
}
