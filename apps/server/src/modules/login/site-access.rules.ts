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
