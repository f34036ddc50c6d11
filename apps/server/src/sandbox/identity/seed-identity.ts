import type { Sealing } from '@halls/service';
import { sandboxProvider, saveProvider } from '#modules/third-party';
import type { Sql } from '#platform/database.ts';
import type { Settings } from '#platform/settings.ts';

/** The sandbox's identity provider for every sample site, as this start reaches it. */
export async function seedIdentity(
  sql: Sql,
  sealing: Sealing,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<void> {
  const { path, name, clientId, clientSecret } = sandboxProvider;
  await sql.transaction().execute(async (transaction) => {
    const sites = await transaction.selectFrom('app.site').select('site_id').orderBy('site_id').execute();
    for (const { site_id: siteId } of sites)
      await saveProvider(transaction, sealing, {
        ...{ siteId, providerId: 'sandbox', name, clientId, clientSecret },
        issuer: `http://${host}:${port}${path}`,
      });
  });
}
