import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { readAccessPolicy, type Visitor } from './site-access.repo.ts';
import type { AccessLists, SiteAccess } from './site-access.rules.ts';

/** All that an operator has set of a site; entries in a steady order, none twice. */
export async function readSiteAccess(sql: SqlOrTransaction, siteId: number): Promise<SiteAccess> {
  const network = (kind: 'allow' | 'deny') =>
    raw<string[]>`coalesce(array_agg(distinct abbrev(network::inet)) filter (where kind = ${kind}), '{}')`;
  const { allow, deny, denyCountries } = await sql
    .selectFrom('app.site_access_rule')
    .select([
      network('allow').as('allow'),
      network('deny').as('deny'),
      raw<string[]>`coalesce(array_agg(distinct country) filter (where kind = 'deny_country'), '{}')`.as(
        'denyCountries',
      ),
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return { lists: { allow, deny, denyCountries }, policy: await readAccessPolicy(sql, siteId) };
}

/** `readSiteAccess`; nobody else changes the rules of any site until the transaction ends. */
export async function lockSiteAccess(transaction: SqlTransaction, siteId: number): Promise<SiteAccess> {
  await raw`lock table app.access_policy in share row exclusive mode`.execute(transaction);
  return readSiteAccess(transaction, siteId);
}

/** As PostgreSQL writes them, none twice: `203.0.113.7/24` is `203.0.113.0/24`. */
export async function tidyLists(sql: SqlOrTransaction, lists: AccessLists): Promise<AccessLists> {
  const tidy = async (networks: readonly string[]) => {
    const { rows } = await raw<{ network: string }>`
      select distinct abbrev(network(network::inet)::inet) as network
      from unnest(${networks}::text[]) network order by network`.execute(sql);
    return rows.map(({ network }) => network);
  };
  return {
    allow: await tidy(lists.allow),
    deny: await tidy(lists.deny),
    denyCountries: [...new Set(lists.denyCountries)].toSorted(),
  };
}

export async function replaceSiteAccess(
  transaction: SqlTransaction,
  siteId: number,
  { lists, policy }: SiteAccess,
): Promise<void> {
  await transaction.deleteFrom('app.site_access_rule').where('site_id', '=', siteId).execute();
  const rules = [
    ...lists.allow.map((network) => ({ kind: 'allow' as const, network, country: null })),
    ...lists.deny.map((network) => ({ kind: 'deny' as const, network, country: null })),
    ...lists.denyCountries.map((country) => ({ kind: 'deny_country' as const, network: null, country })),
  ];
  if (rules.length > 0)
    await transaction
      .insertInto('app.site_access_rule')
      .values(rules.map((rule) => ({ site_id: siteId, ...rule })))
      .execute();
  const values = {
    known_devices_only: policy.knownDevicesOnly,
    double_validation: policy.doubleValidation,
    max_accounts_per_address: policy.maxAccountsPerAddress,
    max_registrations_per_minute: policy.maxRegistrationsPerMinute,
    max_registrations_per_day: policy.maxRegistrationsPerDay,
  };
  await transaction
    .insertInto('app.access_policy')
    .values({ site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute();
}

/** The closest entries of each list that speak of an address; null where none does. */
export async function findEntries(
  sql: SqlOrTransaction,
  { allow, deny }: AccessLists,
  { remoteAddress }: Pick<Visitor, 'remoteAddress'>,
): Promise<{ readonly allowedBy: string | null; readonly deniedBy: string | null }> {
  const closest = (networks: readonly string[]) => raw<string | null>`(
    select network from unnest(${networks}::text[]) network
    where network::inet >>= ${remoteAddress}::inet order by masklen(network::inet) desc limit 1)`;
  const { rows } = await raw<{ allowedBy: string | null; deniedBy: string | null }>`
    select ${closest(allow)} as "allowedBy", ${closest(deny)} as "deniedBy"`.execute(sql);
  return rows[0] ?? { allowedBy: null, deniedBy: null };
}
