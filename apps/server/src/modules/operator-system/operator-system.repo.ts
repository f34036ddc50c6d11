import type { Sealing } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';

/** A system of an operator, by the key that its requests are signed with. */
export interface OperatorSystem {
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly siteIds: readonly number[];
}

export interface SystemStore {
  readonly sql: Sql;
  /** Secrets rest sealed; what is read here is open. */
  readonly sealing: Sealing;
}

interface KeyName {
  readonly operatorId: string;
  readonly keyId: string;
}

export const systemSecret = sealedColumn({
  table: 'app.operator_system',
  column: 'secret',
  key: { operatorId: 'operator_id', keyId: 'key_id' },
});

/** Null where there is none, or none that may ask. */
export async function findSystem(
  { sql, sealing }: SystemStore,
  { operatorId, keyId }: KeyName,
): Promise<OperatorSystem | null> {
  const row = await sql
    .selectFrom('app.operator_system')
    .select(['secret', 'site_ids'])
    .where('operator_id', '=', operatorId)
    .where('key_id', '=', keyId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { secret, site_ids: siteIds } = row;
  return { operatorId, keyId, siteIds, secret: systemSecret.open(sealing, { operatorId, keyId }, secret) };
}

/** Replaces the one that there is. */
export async function saveSystem(
  transaction: SqlTransaction,
  sealing: Sealing,
  system: OperatorSystem & { readonly name: string },
): Promise<void> {
  const columns = {
    name: system.name,
    secret: systemSecret.seal(sealing, system, system.secret),
    site_ids: [...system.siteIds],
  };
  await transaction
    .insertInto('app.operator_system')
    .values({ operator_id: system.operatorId, key_id: system.keyId, ...columns })
    .onConflict((conflict) => conflict.columns(['operator_id', 'key_id']).doUpdateSet(columns))
    .execute();
}

/** False when the key has spent the nonce before. Kept in the database: a code is given once, whoever is asked again. */
export async function spendNonce(
  sql: Sql,
  { operatorId, keyId }: KeyName,
  nonce: string,
  now: Date,
): Promise<boolean> {
  const inserted = await sql
    .insertInto('app.operator_nonce')
    .values({ operator_id: operatorId, key_id: keyId, nonce, spent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteNoncesBefore(sql: Sql, time: Date): Promise<void> {
  await sql.deleteFrom('app.operator_nonce').where('spent_at', '<', time).execute();
}
