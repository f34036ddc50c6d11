import type { SiteAccess as SiteAccessOnWire } from '@halls/contract/office';
import type { AccessLists, SiteAccess } from './site-access.rules.ts';

type ListsOnWire = Pick<SiteAccessOnWire, 'allow' | 'deny' | 'deny_countries'>;

export function readLists({ allow, deny, deny_countries: denyCountries }: ListsOnWire): AccessLists {
  return { allow, deny, denyCountries };
}

export function readAccess(access: SiteAccessOnWire): SiteAccess {
  return {
    lists: readLists(access),
    policy: {
      knownDevicesOnly: access.known_devices_only,
      doubleValidation: access.double_validation,
      maxAccountsPerAddress: access.max_accounts_per_address,
      maxRegistrationsPerMinute: access.max_registrations_per_minute,
      maxRegistrationsPerDay: access.max_registrations_per_day,
    },
  };
}

export function presentAccess({ lists, policy }: SiteAccess): SiteAccessOnWire {
  return {
    allow: [...lists.allow],
    deny: [...lists.deny],
    deny_countries: [...lists.denyCountries],
    known_devices_only: policy.knownDevicesOnly,
    double_validation: policy.doubleValidation,
    max_accounts_per_address: policy.maxAccountsPerAddress,
    max_registrations_per_minute: policy.maxRegistrationsPerMinute,
    max_registrations_per_day: policy.maxRegistrationsPerDay,
  };
}
