import { saveProviderConnection } from '#modules/provider-connection';
import type { Sql } from '#platform/database.ts';
import { sampleConnections } from './sample-connections.ts';

/** The house studio's providers as the settings reach them; one that exists is replaced. */
export async function seedConnections(
  sql: Sql,
  settings: Parameters<typeof sampleConnections>[0],
): Promise<void> {
  const sandbox = { kind: 'system', part: 'sandbox' } as const;
  await sql.transaction().execute(async (transaction) => {
    for (const connection of sampleConnections(settings))
      await saveProviderConnection(transaction, sandbox, connection, 'the sandbox opened');
  });
}
