import { expect, test } from 'vitest';
import { accessOf, draftOf, faultOfList, listsOf } from './access-draft.ts';

const access = {
  allow: ['192.0.2.1'],
  deny: ['203.0.113.0/24', '2001:db8::/32'],
  deny_countries: ['TH', 'VN'],
  known_devices_only: true,
  double_validation: false,
  max_accounts_per_address: null,
  max_registrations_per_minute: 5,
  max_registrations_per_day: 50,
};

test('what is typed is what was there, as long as nobody changes it', () => {
  expect(accessOf(draftOf(access))).toEqual({
    ...access,
    max_registrations_per_minute: '5',
    max_registrations_per_day: '50',
  });
});

test('entries may stand on lines or behind commas, and countries in small letters', () => {
  const typed = { ...draftOf(access), deny: ' 10.0.0.1, 10.0.0.2;10.0.0.3\n\n', countries: 'vn th' };
  expect(listsOf(typed)).toMatchObject({
    deny: ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
    deny_countries: ['VN', 'TH'],
  });
});

test('a fault names the entry that it is about', () => {
  const faults = { 'access.deny.1': 'wrong form', 'access.allow': 'too long' };
  expect(faultOfList(faults, 'access.deny', ['10.0.0.1', '10.0.0'])).toBe('10.0.0: wrong form');
  expect(faultOfList(faults, 'access.allow', [])).toBe('too long');
  expect(faultOfList(faults, 'access.deny_countries', [])).toBeUndefined();
});
