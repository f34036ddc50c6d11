import type { Sealing } from '@halls/service';
import { saveSystem } from '#modules/operator-system';
import type { Sql } from '#platform/database.ts';

/** In the operator protocol's page, for trying it. */
const sampleSystem = {
  operatorId: 'OPS',
  keyId: 'sandbox',
  name: 'Sandbox',
  secret: 'sandbox-operator-secret',
} as const;

/** A system that speaks for every sample site; one that exists is replaced. */
export async function seedOperators(sql: Sql, sealing: Sealing): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const sites = await transaction.selectFrom('app.site').select('site_id').orderBy('site_id').execute();
    const siteIds = sites.map(({ site_id: siteId }) => siteId);
    await saveSystem(transaction, sealing, { ...sampleSystem, siteIds });
  });
}
