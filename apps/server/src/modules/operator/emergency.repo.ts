import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** How an emergency account stands. */
export interface Seal {
  readonly operatorId: number;
  readonly sealedAt: Date;
  readonly hasHalves: boolean;
  /** Null: it is shut. */
  readonly openUntil: Date | null;
  readonly openedFor: number | null;
  readonly isTaken: boolean;
}

const columns = [
  'operator_id as operatorId',
  'sealed_at as sealedAt',
  raw<boolean>`half_hashes is not null`.as('hasHalves'),
  'open_until as openUntil',
  'opened_for as openedFor',
  'is_taken as isTaken',
] as const;

export async function findSeal(sql: SqlOrTransaction, operatorId: number): Promise<Seal | undefined> {
  return sql
    .selectFrom('app.emergency_seal')
    .select(columns)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
}

/** Makes an account one that is only opened, with new halves; what was open is shut. */
export async function keepSeal(
  transaction: SqlTransaction,
  operatorId: number,
  halfHashes: readonly [Buffer, Buffer],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('app.operator')
    .set({ is_emergency: true })
    .where('operator_id', '=', operatorId)
    .execute();
  const seal = { sealed_at: now, half_hashes: [...halfHashes], ...shut };
  await transaction
    .insertInto('app.emergency_seal')
    .values({ operator_id: operatorId, ...seal })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(seal))
    .execute();
}

const shut = { open_until: null, opened_for: null, is_taken: false, token_hash: null };

/** Opens it for an operator, who takes the way in. */
export async function openFor(
  transaction: SqlTransaction,
  operatorId: number,
  openedFor: number,
  openUntil: Date,
): Promise<void> {
  await transaction
    .updateTable('app.emergency_seal')
    .set({ ...shut, open_until: openUntil, opened_for: openedFor })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** The way in, for whom it was opened: given once. */
export async function giveWayIn(
  transaction: SqlTransaction,
  way: { readonly operatorId: number; readonly to: number; readonly tokenHash: Buffer },
  now: Date,
): Promise<Date | null> {
  const row = await transaction
    .updateTable('app.emergency_seal')
    .set({ is_taken: true, token_hash: way.tokenHash })
    .where('operator_id', '=', way.operatorId)
    .where('opened_for', '=', way.to)
    .where('is_taken', '=', false)
    .where('open_until', '>', now)
    .returning('open_until as openUntil')
    .executeTakeFirst();
  return row?.openUntil ?? null;
}

/** Both halves open it, in whichever order, once. */
export async function openByHalves(
  transaction: SqlTransaction,
  way: {
    readonly operatorId: number;
    readonly halfHashes: readonly [Buffer, Buffer];
    readonly tokenHash: Buffer;
    readonly openUntil: Date;
  },
): Promise<boolean> {
  const [one, other] = way.halfHashes;
  const { numUpdatedRows } = await transaction
    .updateTable('app.emergency_seal')
    .set({
      ...shut,
      half_hashes: null,
      open_until: way.openUntil,
      is_taken: true,
      token_hash: way.tokenHash,
    })
    .where('operator_id', '=', way.operatorId)
    .where(raw<boolean>`half_hashes in (array[${one}, ${other}]::bytea[], array[${other}, ${one}]::bytea[])`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose way in it is, while they are open; good once. */
export async function spendWayIn(
  transaction: SqlTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly operatorId: number; readonly openedFor: number | null } | undefined> {
  return transaction
    .updateTable('app.emergency_seal')
    .set({ token_hash: null })
    .where('token_hash', '=', tokenHash)
    .where('open_until', '>', now)
    .returning(['operator_id as operatorId', 'opened_for as openedFor'])
    .executeTakeFirst();
}

/** False where it was shut. */
export async function shutSeal(transaction: SqlTransaction, operatorId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('app.emergency_seal')
    .set(shut)
    .where('operator_id', '=', operatorId)
    .where('open_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those whose time is over, held until the transaction ends. */
export async function lockOverdue(transaction: SqlTransaction, now: Date): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('app.emergency_seal')
    .select('operator_id')
    .where('open_until', '<=', now)
    .orderBy('operator_id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.operator_id);
}
