import type { Selectable } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import type { ProviderConnectionTable } from './provider-connection.tables.ts';
import type { ProviderConnection } from './provider-connection.ts';

/** No installation has so many. */
const maxConnections = 1_000;

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

export async function listConnections(sql: Sql): Promise<ProviderConnection[]> {
  const rows = await sql
    .selectFrom('app.provider_connection')
    .select(connectionColumns)
    .orderBy('gp_id')
    .limit(maxConnections)
    .execute();
  return rows.map(readConnection);
}

/** Nothing happens when there is no such provider. */
export async function saveProviderKey(
  sql: SqlOrTransaction,
  gpId: string,
  key: { readonly keyId: string; readonly secret: string },
): Promise<void> {
  await sql
    .updateTable('app.provider_connection')
    .set({ key_id: key.keyId, secret: key.secret })
    .where('gp_id', '=', gpId)
    .execute();
}

/** Writes the connections; one that exists is replaced. */
export async function saveProviderConnections(
  sql: SqlOrTransaction,
  connections: readonly ProviderConnection[],
): Promise<void> {
  if (connections.length === 0) return;
  await sql
    .insertInto('app.provider_connection')
    .values(
      connections.map((connection) => ({
        gp_id: connection.gpId,
        wallet_kind: connection.walletKind,
        adapter: connection.adapter,
        base_url: connection.baseUrl,
        launch_url: connection.launchUrl,
        operator_id: connection.operatorId,
        key_id: connection.keyId,
        secret: connection.secret,
        maintenance_start: connection.maintenanceStart,
        maintenance_end: connection.maintenanceEnd,
        is_active: connection.isActive,
        has_catalogue: connection.hasCatalogue,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('gp_id').doUpdateSet((row) => ({
        wallet_kind: row.ref('excluded.wallet_kind'),
        adapter: row.ref('excluded.adapter'),
        base_url: row.ref('excluded.base_url'),
        launch_url: row.ref('excluded.launch_url'),
        operator_id: row.ref('excluded.operator_id'),
        key_id: row.ref('excluded.key_id'),
        secret: row.ref('excluded.secret'),
        maintenance_start: row.ref('excluded.maintenance_start'),
        maintenance_end: row.ref('excluded.maintenance_end'),
        is_active: row.ref('excluded.is_active'),
        has_catalogue: row.ref('excluded.has_catalogue'),
      })),
    )
    .execute();
}

function readConnection(
  row: Pick<Selectable<ProviderConnectionTable>, (typeof connectionColumns)[number]>,
): ProviderConnection {
  return {
    gpId: row.gp_id,
    walletKind: row.wallet_kind,
    adapter: row.adapter,
    baseUrl: row.base_url,
    launchUrl: row.launch_url,
    operatorId: row.operator_id,
    keyId: row.key_id,
    secret: row.secret,
    maintenanceStart: row.maintenance_start,
    maintenanceEnd: row.maintenance_end,
    isActive: row.is_active,
    hasCatalogue: row.has_catalogue,
  };
}
