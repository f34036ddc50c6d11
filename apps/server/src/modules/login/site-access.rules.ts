export interface AccessPolicy {
  readonly knownDevicesOnly: boolean;
  /** An unknown device is asked a question about the member. */
  readonly doubleValidation: boolean;
  /** Distinct accounts that may log in from one address within a day; null for any number. */
  readonly maxAccountsPerAddress: number | null;
  readonly maxRegistrationsPerMinute: number;
  readonly maxRegistrationsPerDay: number;
}

/** Of a site that has set none. */
export const openPolicy: AccessPolicy = {
  knownDevicesOnly: false,
  doubleValidation: false,
  maxAccountsPerAddress: null,
  maxRegistrationsPerMinute: 5,
  maxRegistrationsPerDay: 50,
};

/** Addresses and countries by which a site lets visitors in or keeps them out. */
export interface AccessLists {
  /** Addresses and ranges, as PostgreSQL writes them. */
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** ISO 3166. */
  readonly denyCountries: readonly string[];
}

/** What an operator sets of a site. */
export interface SiteAccess {
  readonly lists: AccessLists;
  readonly policy: AccessPolicy;
}

export interface MatchedRules {
  readonly hasAllowList: boolean;
  readonly isAllowed: boolean;
  readonly isDenied: boolean;
  readonly isCountryDenied: boolean;
}

/** Why an address may not log in or register: 106, 201 and 202 of a login. */
export type AccessRefusal = 'not_allowed' | 'country_denied' | 'address_denied';

/** A denied address stays out; an allowed one comes in from any country. Without rules a site is open. */
export function judgeAccess(rules: MatchedRules): AccessRefusal | null {
  if (rules.isDenied) return 'address_denied';
  if (rules.isCountryDenied && !rules.isAllowed) return 'country_denied';
  if (rules.hasAllowList && !rules.isAllowed) return 'not_allowed';
  return null;
}

/** A denied range of no length is everybody of IPv4 or of IPv6. */
export function shutsEverybody({ deny }: Pick<AccessLists, 'deny'>): boolean {
  return deny.some((network) => network.endsWith('/0'));
}

/** What a site's access is, in lines that can be compared: each entry under its own name. */
export function accessInWords({ lists, policy }: SiteAccess): Readonly<Record<string, unknown>> {
  const entries = (kind: string, verdict: string, of: readonly string[]) =>
    of.map((entry) => [`${kind} ${entry}`, verdict] as const);
  return {
    ...Object.fromEntries([
      ...entries('address', 'allow', lists.allow),
      // one that stands in both lists is kept out
      ...entries('address', 'deny', lists.deny),
      ...entries('country', 'deny', lists.denyCountries),
    ]),
    known_devices_only: policy.knownDevicesOnly,
    double_validation: policy.doubleValidation,
    max_accounts_per_address: policy.maxAccountsPerAddress,
    max_registrations_per_minute: policy.maxRegistrationsPerMinute,
    max_registrations_per_day: policy.maxRegistrationsPerDay,
  };
}
