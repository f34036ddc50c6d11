import type { SiteAccess } from '@halls/contract/office';
import type { FieldFaults } from '#app/command/faults-of.ts';

/** What is typed of a site's access: entries on lines, numbers as they were written. */
export interface AccessDraft {
  readonly allow: string;
  readonly deny: string;
  readonly countries: string;
  readonly knownDevicesOnly: boolean;
  readonly doubleValidation: boolean;
  readonly accounts: string;
  readonly perMinute: string;
  readonly perDay: string;
}

export function draftOf(access: SiteAccess): AccessDraft {
  return {
    allow: access.allow.join('\n'),
    deny: access.deny.join('\n'),
    countries: access.deny_countries.join(', '),
    knownDevicesOnly: access.known_devices_only,
    doubleValidation: access.double_validation,
    accounts: access.max_accounts_per_address === null ? '' : String(access.max_accounts_per_address),
    perMinute: String(access.max_registrations_per_minute),
    perDay: String(access.max_registrations_per_day),
  };
}

export function listsOf(draft: AccessDraft) {
  return {
    allow: entriesOf(draft.allow),
    deny: entriesOf(draft.deny),
    deny_countries: entriesOf(draft.countries).map((code) => code.toUpperCase()),
  };
}

export function accessOf(draft: AccessDraft) {
  return {
    ...listsOf(draft),
    known_devices_only: draft.knownDevicesOnly,
    double_validation: draft.doubleValidation,
    max_accounts_per_address: draft.accounts.trim() === '' ? null : draft.accounts.trim(),
    max_registrations_per_minute: draft.perMinute.trim(),
    max_registrations_per_day: draft.perDay.trim(),
  };
}

function entriesOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}

/** What is wrong with a list: the first entry that is, and why. */
export function faultOfList(
  faults: FieldFaults,
  name: string,
  entries: readonly string[],
): string | undefined {
  const whole = faults[name];
  if (whole !== undefined) return whole;
  const [field, fault] = Object.entries(faults).find(([each]) => each.startsWith(`${name}.`)) ?? [];
  if (field === undefined) return undefined;
  const entry = entries[Number(field.slice(name.length + 1))];
  return entry === undefined ? fault : `${entry}: ${fault}`;
}
