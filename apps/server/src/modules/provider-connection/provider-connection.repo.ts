import type { Selectable } from 'kysely';
import type { Sealing } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { ProviderConnectionTable } from './provider-connection.tables.ts';
import type { ProviderConnection } from './provider-connection.ts';

/** No installation has so many. */
const maxConnections = 1_000;

export const connectionSecret = sealedColumn({
  table: 'app.provider_connection',
  column: 'secret',
  key: { gpId: 'gp_id' },
});

const connectionColumns = [
  'gp_id',
  'wallet_kind',
  'adapter',
  'base_url',
  'launch_url',
  'operator_id',
  'key_id',
  'secret',
  'maintenance_start',
  'maintenance_end',
  'is_active',
  'has_catalogue',
] as const;

export interface ConnectionStore {
  readonly sql: Sql;
  /** Secrets rest sealed; what is read here is open. */
  readonly sealing: Sealing;
}

/** The same within a transaction. */
export interface ConnectionWriter {
  readonly transaction: SqlTransaction;
  readonly sealing: Sealing;
}

export async function listConnections({ sql, sealing }: ConnectionStore): Promise<ProviderConnection[]> {
  const rows = await sql
    .selectFrom('app.provider_connection')
    .select(connectionColumns)
    .orderBy('gp_id')
    .limit(maxConnections)
    .execute();
  return rows.map((row) => readConnection(row, sealing));
}

/** Locked until the transaction ends; null when there is none. */
export async function lockConnection(
  { transaction, sealing }: ConnectionWriter,
  gpId: string,
): Promise<ProviderConnection | null> {
  const row = await transaction
    .selectFrom('app.provider_connection')
    .select(connectionColumns)
    .where('gp_id', '=', gpId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readConnection(row, sealing) : null;
}

/** Replaces the one that there is. */
export async function writeConnection(
  { transaction, sealing }: ConnectionWriter,
  connection: ProviderConnection,
): Promise<void> {
  const { gp_id: gpId, ...columns } = columnsOf(connection, sealing);
  await transaction
    .insertInto('app.provider_connection')
    .values({ gp_id: gpId, ...columns })
    .onConflict((conflict) => conflict.column('gp_id').doUpdateSet(columns))
    .execute();
}

function columnsOf(connection: ProviderConnection, sealing: Sealing) {
  return {
    gp_id: connection.gpId,
    wallet_kind: connection.walletKind,
    adapter: connection.adapter,
    base_url: connection.baseUrl,
    launch_url: connection.launchUrl,
    operator_id: connection.operatorId,
    key_id: connection.keyId,
    secret: connectionSecret.seal(sealing, connection, connection.secret),
    maintenance_start: connection.maintenanceStart,
    maintenance_end: connection.maintenanceEnd,
    is_active: connection.isActive,
    has_catalogue: connection.hasCatalogue,
  };
}

function readConnection(
  row: Pick<Selectable<ProviderConnectionTable>, (typeof connectionColumns)[number]>,
  sealing: Sealing,
): ProviderConnection {
  return {
    gpId: row.gp_id,
    walletKind: row.wallet_kind,
    adapter: row.adapter,
    baseUrl: row.base_url,
    launchUrl: row.launch_url,
    operatorId: row.operator_id,
    keyId: row.key_id,
    secret: connectionSecret.open(sealing, { gpId: row.gp_id }, row.secret),
    maintenanceStart: row.maintenance_start,
    maintenanceEnd: row.maintenance_end,
    isActive: row.is_active,
    hasCatalogue: row.has_catalogue,
  };
}
