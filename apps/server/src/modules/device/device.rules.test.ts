import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deviceIdOf, hashOfDeviceId, maskAddress } from './device.rules.ts';

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['203.0.113.77/32', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:12:34::9', '2001:db8:12:*'],
  ['2001:db8::9', '2001:db8:*'],
  ['::1', ''],
  [null, ''],
])('%s is shown as %j', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test('a device is called by its hash, and by nothing else', () => {
  const hash = createHash('sha256').update('a browser').digest();
  expect(hashOfDeviceId(deviceIdOf(hash))).toEqual(hash);
  for (const other of ['', 'x', `${deviceIdOf(hash)}x`, `${deviceIdOf(hash)}=`, deviceIdOf(hash.subarray(1))])
    expect(hashOfDeviceId(other)).toBeNull();
});
