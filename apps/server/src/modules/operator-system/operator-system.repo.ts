import { isSealed, type Sealing } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';

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

/** No installation has so many. */
const maxSystems = 1_000;

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
  return { operatorId, keyId, siteIds, secret: openSecret(secret, { operatorId, keyId }, sealing) };
}

/** Replaces the one that there is. */
export async function saveSystem(
  transaction: SqlTransaction,
  sealing: Sealing,
  system: OperatorSystem & { readonly name: string },
): Promise<void> {
  const columns = {
    name: system.name,
    secret: sealing.seal(system.secret, contextOf(system)),
    site_ids: [...system.siteIds],
  };
  await transaction
    .insertInto('app.operator_system')
    .values({ operator_id: system.operatorId, key_id: system.keyId, ...columns })
    .onConflict((conflict) => conflict.columns(['operator_id', 'key_id']).doUpdateSet(columns))
    .execute();
}

/** Seals what stands in clear or under an older key. */
export async function sealSystemSecrets(transaction: SqlTransaction, sealing: Sealing): Promise<void> {
  const rows = await transaction
    .selectFrom('app.operator_system')
    .select(['operator_id', 'key_id', 'secret'])
    .orderBy('operator_id')
    .orderBy('key_id')
    .limit(maxSystems)
    .forUpdate()
    .execute();
  for (const { operator_id: operatorId, key_id: keyId, secret } of rows) {
    if (sealing.isCurrent(secret)) continue;
    const open = openSecret(secret, { operatorId, keyId }, sealing);
    await transaction
      .updateTable('app.operator_system')
      .set({ secret: sealing.seal(open, contextOf({ operatorId, keyId })) })
      .where('operator_id', '=', operatorId)
      .where('key_id', '=', keyId)
      .execute();
  }
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

/** A row that was written by hand stands in clear, until `sealSystemSecrets` comes by. */
function openSecret(secret: string, key: KeyName, sealing: Sealing): string {
  return isSealed(secret) ? sealing.open(secret, contextOf(key)) : secret;
}

function contextOf({ operatorId, keyId }: KeyName): string {
  return `operator_system:${operatorId}:${keyId}`;
}
