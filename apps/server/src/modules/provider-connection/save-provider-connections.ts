import type { SqlOrTransaction } from '#platform/database.ts';
import type { ProviderConnection } from './provider-connection.ts';

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
