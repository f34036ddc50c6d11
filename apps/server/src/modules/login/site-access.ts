import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface AccessPolicy {
  readonly knownDevicesOnly: boolean;
  readonly maxAccountsPerAddress: number | null;
  readonly maxRegistrationsPerMinute: number;
  readonly maxRegistrationsPerDay: number;
}

/** Why an address may not log in or register: 106, 201 and 202 of a login. */
export type AccessRefusal = 'not_allowed' | 'country_denied' | 'address_denied';

export interface SiteAccess {
  refusalOf(visitor: {
    siteId: number;
    remoteAddress: string;
    country: string | null;
  }): Promise<AccessRefusal | null>;
  policyOf(siteId: number): Promise<AccessPolicy>;
  /** Accounts other than `memberId` that logged in from the address since `since`. */
  otherAccountsFrom(visitor: {
    siteId: number;
    remoteAddress: string;
    memberId: number;
    since: Date;
  }): Promise<number>;
}

const openPolicy: AccessPolicy = {
  knownDevicesOnly: false,
  maxAccountsPerAddress: null,
  maxRegistrationsPerMinute: 5,
  maxRegistrationsPerDay: 50,
};

/** The rules of an operator on who may come in from where; a site without rules is open. */
export function createSiteAccess(sql: SqlOrTransaction): SiteAccess {
  return {
    async refusalOf({ siteId, remoteAddress, country }) {
      const address = raw<string>`${remoteAddress}::inet`;
      const row = await sql
        .selectFrom('app.site_access_rule')
        .select([
          raw<boolean | null>`bool_or(kind = 'allow')`.as('has_allow_list'),
          raw<boolean | null>`bool_or(kind = 'allow' and network >>= ${address})`.as('is_allowed'),
          raw<boolean | null>`bool_or(kind = 'deny' and network >>= ${address})`.as('is_denied'),
          raw<boolean | null>`bool_or(kind = 'deny_country' and country = ${country})`.as(
            'is_country_denied',
          ),
        ])
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      if (row.is_denied) return 'address_denied';
      if (row.is_country_denied && !row.is_allowed) return 'country_denied';
      if (row.has_allow_list && !row.is_allowed) return 'not_allowed';
      return null;
    },

    async policyOf(siteId) {
      const row = await sql
        .selectFrom('app.access_policy')
        .selectAll()
        .where('site_id', '=', siteId)
        .executeTakeFirst();
      if (!row) return openPolicy;
      return {
        knownDevicesOnly: row.known_devices_only,
        maxAccountsPerAddress: row.max_accounts_per_address,
        maxRegistrationsPerMinute: row.max_registrations_per_minute,
        maxRegistrationsPerDay: row.max_registrations_per_day,
      };
    },

    async otherAccountsFrom({ siteId, remoteAddress, memberId, since }) {
      const { count } = await sql
        .selectFrom('app.session')
        .select(raw<number>`count(distinct member_id)::int`.as('count'))
        .where('site_id', '=', siteId)
        .where(raw`app.address_block(remote_address)`, '=', raw`app.address_block(${remoteAddress}::inet)`)
        .where('created_at', '>', since)
        .where('member_id', '<>', memberId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
