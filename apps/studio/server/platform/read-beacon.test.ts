import { quicknet } from '@halls/fairness';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const basis = {
  NODE_ENV: 'sandbox',
  DATABASE_URL: 'postgresql://localhost/halls',
  SEED_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
};
const beaconOf = (environment: Record<string, string>) => readSettings({ ...basis, ...environment }).beacon;
const other = {
  BEACON_CHAIN: 'ab'.repeat(32),
  BEACON_PUBLIC_KEY: 'cd'.repeat(96),
  BEACON_GENESIS: '1700000000',
  BEACON_PERIOD: '30',
};

test('without an address there is no beacon', () => {
  expect(beaconOf({})).toBeNull();
  expect(beaconOf({ BEACON_URL: ' ' })).toBeNull();
});

test('an address alone means quicknet; several are kept in their order', () => {
  const BEACON_URL = 'https://api.drand.sh/, https://drand.cloudflare.com';
  const addresses = ['https://api.drand.sh', 'https://drand.cloudflare.com'];
  expect(beaconOf({ BEACON_URL })).toEqual({ addresses, chain: quicknet });
  expect(beaconOf({ BEACON_URL, BEACON_CHAIN: quicknet.hash })).toEqual({ addresses, chain: quicknet });
});

test('another chain is named with its key and its times', () => {
  expect(beaconOf({ BEACON_URL: 'http://beacon:80/v', ...other })).toEqual({
    addresses: ['http://beacon:80/v'],
    chain: {
      hash: other.BEACON_CHAIN,
      publicKey: other.BEACON_PUBLIC_KEY,
      genesisSeconds: 1_700_000_000,
      periodSeconds: 30,
    },
  });
});

test.each([
  [{ BEACON_URL: 'ftp://beacon' }, /BEACON_URL is not an address/],
  [{ BEACON_URL: Array.from({ length: 6 }, (_, i) => `http://b${i}`).join() }, /more than 5/],
  [other, /of no use without BEACON_URL/],
  [{ BEACON_URL: 'http://b', BEACON_CHAIN: other.BEACON_CHAIN }, /needs BEACON_PUBLIC_KEY/],
  [{ BEACON_URL: 'http://b', ...other, BEACON_CHAIN: quicknet.hash }, /quicknet with another key/],
  [{ BEACON_URL: 'http://b', ...other, BEACON_PUBLIC_KEY: 'AB' }, /192 lower-case hex digits/],
] as const)('%o is refused with the reason', (environment, reason) => {
  expect(() => beaconOf({ ...environment })).toThrow(reason);
});
