import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export async function insertLoginCode(
  sql: SqlOrTransaction,
  code: {
    readonly codeHash: Buffer;
    readonly siteId: number;
    readonly memberId: number;
    readonly operatorId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql
    .insertInto('app.login_code')
    .values({
      code_hash: code.codeHash,
      site_id: code.siteId,
      member_id: code.memberId,
      operator_id: code.operatorId,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Whom the code lets in, once; null for a code that is unknown, used or over. */
export async function spendLoginCode(
  transaction: SqlTransaction,
  { codeHash, siteId, now }: { readonly codeHash: Buffer; readonly siteId: number; readonly now: Date },
): Promise<number | null> {
  const spent = await transaction
    .updateTable('app.login_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return spent?.member_id ?? null;
}

export async function deleteCodesBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.login_code').where('created_at', '<', time).execute();
}
