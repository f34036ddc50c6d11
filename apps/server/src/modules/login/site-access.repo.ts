import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import { openPolicy, type AccessPolicy, type MatchedRules } from './site-access.rules.ts';

/** Where a visitor calls from. */
export interface Visitor {
  readonly siteId: number;
  readonly remoteAddress: string;
  /** ISO 3166, where it is known. */
  readonly country: string | null;
}

/** Which of a site's rules speak of the visitor. */
export async function matchAccessRules(
  sql: SqlOrTransaction,
  { siteId, remoteAddress, country }: Visitor,
): Promise<MatchedRules> {
  const address = raw<string>`${remoteAddress}::inet`;
  const row = await sql
    .selectFrom('app.site_access_rule')
    .select([
      raw<boolean | null>`bool_or(kind = 'allow')`.as('has_allow_list'),
      raw<boolean | null>`bool_or(kind = 'allow' and network >>= ${address})`.as('is_allowed'),
      raw<boolean | null>`bool_or(kind = 'deny' and network >>= ${address})`.as('is_denied'),
      raw<boolean | null>`bool_or(kind = 'deny_country' and country = ${country})`.as('is_country_denied'),
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return {
    hasAllowList: row.has_allow_list ?? false,
    isAllowed: row.is_allowed ?? false,
    isDenied: row.is_denied ?? false,
    isCountryDenied: row.is_country_denied ?? false,
  };
}

export async function readAccessPolicy(sql: SqlOrTransaction, siteId: number): Promise<AccessPolicy> {
  const row = await sql
    .selectFrom('app.access_policy')
    .select(['known_devices_only', 'double_validation', 'max_accounts_per_address'])
    .select(['max_registrations_per_minute', 'max_registrations_per_day'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return openPolicy;
  return {
    knownDevicesOnly: row.known_devices_only,
    doubleValidation: row.double_validation,
    maxAccountsPerAddress: row.max_accounts_per_address,
    maxRegistrationsPerMinute: row.max_registrations_per_minute,
    maxRegistrationsPerDay: row.max_registrations_per_day,
  };
}
