import type { System } from '#platform/actor.ts';
import { listOfficeKeyed, lockConnection, type ConnectionStore } from './provider-connection.repo.ts';
import { saveProviderConnection } from './save-provider-connection.ts';

const settings: System = { kind: 'system', part: 'provider-secrets' };

/**
 * Gives the connections the keys of the settings, so that a secret is changed where the other
 * secrets are. Providers that the settings do not name keep what they have, and so do those that were given a key at
 * the office.
 */
export async function applyProviderSecrets(
  { sql, sealing }: ConnectionStore,
  secrets: Readonly<Record<string, { readonly key_id: string; readonly secret: string }>>,
): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const keptKeys = await listOfficeKeyed(transaction);
    // in one order everywhere: servers that start together wait for each other and not in a circle
    for (const [gpId, { key_id: keyId, secret }] of Object.entries(secrets).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      const known = keptKeys.has(gpId) ? null : await lockConnection({ transaction, sealing }, gpId);
      if (known)
        await saveProviderConnection(
          { transaction, sealing },
          settings,
          { ...known, keyId, secret },
          'the server started with this key',
        );
    }
  });
}
