import { officeEndpoints, type OfficeProvider } from '@halls/contract/office';
import type { Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import {
  listKeyedConnections,
  lockConnection,
  lockNextKey,
  type KeyedConnection,
} from './provider-connection.repo.ts';
import { saveProviderConnection } from './save-provider-connection.ts';

export function providerOfficeRoutes({
  sql,
  sealing,
}: {
  readonly sql: Sql;
  readonly sealing: Sealing;
}): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.providerList, async () =>
      succeed({ list: (await listKeyedConnections({ sql, sealing })).map(present) }),
    ),

    implementChange(officeEndpoints.providerSetMaintenance, (input, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const writer = { transaction, sealing };
        const connection = await lockConnection(writer, input.gp_id);
        if (!connection) return fail(404);
        const { maintenance } = input;
        const changed = {
          ...connection,
          maintenanceStart: maintenance && new Date(maintenance.start_at),
          maintenanceEnd: maintenance?.end_at ? new Date(maintenance.end_at) : null,
        };
        const receipt = await saveProviderConnection(writer, actor, changed, input.reason);
        if (!receipt) return fail(101);
        const next = await lockNextKey(writer, input.gp_id);
        return { ok: true, data: present({ connection: changed, next }), receipt };
      }),
    ),
  ];
}

/** Of its keys the names alone. */
function present({ connection, next }: KeyedConnection): OfficeProvider {
  const { maintenanceStart: start, maintenanceEnd: end } = connection;
  return {
    gp_id: connection.gpId,
    wallet_kind: connection.walletKind,
    adapter: connection.adapter,
    base_url: connection.baseUrl,
    is_active: connection.isActive,
    maintenance: start && { start_at: start.toISOString(), end_at: end?.toISOString() ?? null },
    key_id: connection.keyId,
    next_key: next && { key_id: next.keyId, from: next.from.toISOString(), is_shown: next.isShown },
  };
}
