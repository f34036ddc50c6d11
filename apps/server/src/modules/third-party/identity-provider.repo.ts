import type { Sealing } from '@halls/service';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';

/** Who else may say, at a site, that somebody is a member. */
export interface IdentityProvider {
  readonly siteId: number;
  readonly providerId: string;
  /** On the button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface ProviderStore {
  readonly sql: Sql;
  /** Secrets rest sealed; what is read here is open. */
  readonly sealing: Sealing;
}

/** More than a login has room for. */
const maxOfSite = 10;

export const clientSecret = sealedColumn({
  table: 'app.identity_provider',
  column: 'client_secret',
  key: { siteId: 'site_id', providerId: 'provider_id' },
});

export async function listProviders(
  sql: SqlOrTransaction,
  siteId: number,
): Promise<Pick<IdentityProvider, 'providerId' | 'name'>[]> {
  const rows = await sql
    .selectFrom('app.identity_provider')
    .select(['provider_id', 'name'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort')
    .orderBy('provider_id')
    .limit(maxOfSite)
    .execute();
  return rows.map(({ provider_id: providerId, name }) => ({ providerId, name }));
}

/** Null where there is none, or none that is asked. */
export async function findProvider(
  { sql, sealing }: ProviderStore,
  siteId: number,
  providerId: string,
): Promise<IdentityProvider | null> {
  const row = await sql
    .selectFrom('app.identity_provider')
    .select(['name', 'issuer', 'client_id', 'client_secret'])
    .where('site_id', '=', siteId)
    .where('provider_id', '=', providerId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { name, issuer, client_id: clientId } = row;
  return {
    ...{ siteId, providerId, name, issuer, clientId },
    clientSecret: clientSecret.open(sealing, { siteId, providerId }, row.client_secret),
  };
}

/** Replaces the one that there is. */
export async function saveProvider(
  transaction: SqlTransaction,
  sealing: Sealing,
  provider: IdentityProvider,
): Promise<void> {
  const columns = {
    name: provider.name,
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: clientSecret.seal(sealing, provider, provider.clientSecret),
  };
  await transaction
    .insertInto('app.identity_provider')
    .values({ site_id: provider.siteId, provider_id: provider.providerId, ...columns })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider_id']).doUpdateSet(columns))
    .execute();
}
