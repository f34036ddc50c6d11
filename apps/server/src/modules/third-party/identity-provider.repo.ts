import { isSealed, type Sealing } from '@halls/service';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

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
/** No installation has so many. */
const maxProviders = 1_000;

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
  const clientSecret = openSecret(row.client_secret, { siteId, providerId }, sealing);
  return { siteId, providerId, name, issuer, clientId, clientSecret };
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
    client_secret: sealing.seal(provider.clientSecret, contextOf(provider)),
  };
  await transaction
    .insertInto('app.identity_provider')
    .values({ site_id: provider.siteId, provider_id: provider.providerId, ...columns })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider_id']).doUpdateSet(columns))
    .execute();
}

/** Seals what stands in clear or under an older key. */
export async function sealProviderSecrets(transaction: SqlTransaction, sealing: Sealing): Promise<void> {
  const rows = await transaction
    .selectFrom('app.identity_provider')
    .select(['site_id', 'provider_id', 'client_secret'])
    .orderBy('site_id')
    .orderBy('provider_id')
    .limit(maxProviders)
    .forUpdate()
    .execute();
  for (const { site_id: siteId, provider_id: providerId, client_secret: secret } of rows) {
    if (sealing.isCurrent(secret)) continue;
    const open = openSecret(secret, { siteId, providerId }, sealing);
    await transaction
      .updateTable('app.identity_provider')
      .set({ client_secret: sealing.seal(open, contextOf({ siteId, providerId })) })
      .where('site_id', '=', siteId)
      .where('provider_id', '=', providerId)
      .execute();
  }
}

type ProviderKey = Pick<IdentityProvider, 'siteId' | 'providerId'>;

/** A row that was written by hand stands in clear, until `sealProviderSecrets` comes by. */
function openSecret(secret: string, key: ProviderKey, sealing: Sealing): string {
  return isSealed(secret) ? sealing.open(secret, contextOf(key)) : secret;
}

function contextOf({ siteId, providerId }: ProviderKey): string {
  return `identity_provider:${siteId}:${providerId}`;
}
