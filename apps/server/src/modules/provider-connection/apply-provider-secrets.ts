import type { Sql } from '#platform/database.ts';
import { saveProviderKey } from './provider-connection.repo.ts';

/**
 * Gives the connections the keys of the settings, so that a secret is changed where the other
 * secrets are. Providers that the settings do not name keep what they have.
 */
export async function applyProviderSecrets(
  sql: Sql,
  secrets: Readonly<Record<string, { readonly key_id: string; readonly secret: string }>>,
): Promise<void> {
  for (const [gpId, { key_id, secret }] of Object.entries(secrets)) {
    await saveProviderKey(sql, gpId, { keyId: key_id, secret });
  }
}
