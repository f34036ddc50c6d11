import { saveProviderConnection, type ConnectionStore } from '#modules/provider-connection';
import { sampleConnections } from './sample-connections.ts';

/** The house studio's providers as the settings reach them; one that exists is replaced. */
export async function seedConnections(
  { sql, sealing }: ConnectionStore,
  settings: Parameters<typeof sampleConnections>[0],
): Promise<void> {
  const sandbox = { kind: 'system', part: 'sandbox' } as const;
  await sql.transaction().execute(async (transaction) => {
    for (const connection of sampleConnections(settings))
      await saveProviderConnection({ transaction, sealing }, sandbox, connection, 'the sandbox opened');
  });
}
