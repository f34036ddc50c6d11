import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { ChallengePurpose, PasskeyTransport } from './operator.tables.ts';

export interface PasskeyRow {
  readonly passkeyId: number;
  readonly rpId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly PasskeyTransport[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** More than anybody has; nobody gets more. */
export const passkeysAtMost = 10;

/** Whether an operator of the table at hand has one. */
export const hasPasskey = raw<boolean>`exists (select from app.operator_passkey passkey where passkey.operator_id = operator.operator_id)`;

export async function passkeysOf(sql: SqlOrTransaction, operatorId: number): Promise<readonly PasskeyRow[]> {
  return sql
    .selectFrom('app.operator_passkey')
    .select([
      'operator_passkey_id as passkeyId',
      'rp_id as rpId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'sign_count as signCount',
      'transports',
      'name',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('operator_id', '=', operatorId)
    .orderBy('operator_passkey_id')
    .limit(passkeysAtMost)
    .execute();
}

/** False where it is somebody's already. */
export async function insertPasskey(
  transaction: SqlTransaction,
  operatorId: number,
  passkey: Omit<PasskeyRow, 'passkeyId' | 'lastUsedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('app.operator_passkey')
    .values({
      operator_id: operatorId,
      rp_id: passkey.rpId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps its count; false where somebody has used it since `counted`. */
export async function notePasskeyUse(
  sql: SqlOrTransaction,
  { passkeyId, signCount: counted }: PasskeyRow,
  signCount: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('app.operator_passkey')
    .set({ sign_count: signCount, last_used_at: now })
    .where('operator_passkey_id', '=', passkeyId)
    .where('sign_count', '=', counted)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(transaction: SqlTransaction, passkeyId: number): Promise<void> {
  await transaction.deleteFrom('app.operator_passkey').where('operator_passkey_id', '=', passkeyId).execute();
}

export async function deletePasskeysOf(transaction: SqlTransaction, operatorId: number): Promise<void> {
  await transaction.deleteFrom('app.operator_passkey').where('operator_id', '=', operatorId).execute();
}

export interface Challenge {
  readonly challenge: string;
  readonly operatorId: number;
  readonly purpose: ChallengePurpose;
}

export async function keepChallenge(
  sql: SqlOrTransaction,
  { challenge, operatorId, purpose }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await sql
    .insertInto('app.operator_passkey_challenge')
    .values({ challenge, operator_id: operatorId, purpose, expires_at: expiresAt })
    .execute();
}

/** It is good once, for whom and what it was made for. */
export async function spendChallenge(
  sql: SqlOrTransaction,
  { challenge, operatorId, purpose }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('app.operator_passkey_challenge')
    .where('challenge', '=', challenge)
    .where('operator_id', '=', operatorId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteChallengesBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.operator_passkey_challenge').where('expires_at', '<', time).execute();
}
