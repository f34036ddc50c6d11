import { expect, test } from 'vitest';
import { judgeAccess } from './site-access.rules.ts';

const none = { hasAllowList: false, isAllowed: false, isDenied: false, isCountryDenied: false };

test.each([
  ['no rule', {}, null],
  ['a denied address', { isDenied: true }, 'address_denied'],
  [
    'a denied address on the allow list',
    { isDenied: true, hasAllowList: true, isAllowed: true },
    'address_denied',
  ],
  ['a denied country', { isCountryDenied: true }, 'country_denied'],
  [
    'an allowed address in a denied country',
    { isCountryDenied: true, hasAllowList: true, isAllowed: true },
    null,
  ],
  ['an address beside the allow list', { hasAllowList: true }, 'not_allowed'],
  ['an address on the allow list', { hasAllowList: true, isAllowed: true }, null],
])('%s: %o is judged %s', (_name, matched, verdict) => {
  expect(judgeAccess({ ...none, ...matched })).toBe(verdict);
});
