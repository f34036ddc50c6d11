import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', '0.0.0.0'],
  ['1.2.3.4, 5.6.7.8', '0.0.0.0'],
  ['', '0.0.0.0'],
])('%j is kept as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
