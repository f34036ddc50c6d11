import { type BeaconChain, isBeaconMasked, quicknet } from '@halls/fairness';
import { z } from 'zod';

/** A public beacon that shared draws wait for: where it answers, and what its rounds are checked by. */
export interface BeaconSettings {
  /** Tried in turn. */
  readonly addresses: readonly string[];
  readonly chain: BeaconChain;
}

const hex = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-f]{${digits}}$`), `is not ${digits} lower-case hex digits`)
    .optional();
const whole = z.coerce.number().int().positive().optional();

/** The settings of the beacon; a part of the studio's. */
export const beaconShape = {
  /** Base addresses of drand's HTTP API, separated by commas; without one draws have no beacon. */
  BEACON_URL: z.string().default(''),
  /** Hash, key, Unix time of round 1 and seconds between rounds; all four, or none for drand's quicknet. */
  BEACON_CHAIN: hex(64),
  BEACON_PUBLIC_KEY: hex(192),
  BEACON_GENESIS: whole,
  BEACON_PERIOD: whole,
};

const mostAddresses = 5;

/** Null where none is set. Throws an Error that says what is wrong. */
export function readBeacon(values: z.output<z.ZodObject<typeof beaconShape>>): BeaconSettings | null {
  const { BEACON_CHAIN: hash, BEACON_PUBLIC_KEY: publicKey } = values;
  const { BEACON_GENESIS: genesisSeconds, BEACON_PERIOD: periodSeconds } = values;
  const addresses = values.BEACON_URL.split(',')
    .map((address) => address.trim().replace(/\/+$/, ''))
    .filter(Boolean);
  const parts = [hash, publicKey, genesisSeconds, periodSeconds];
  if (addresses.length === 0) {
    if (parts.some(Boolean)) throw new Error('BEACON_CHAIN and its like are of no use without BEACON_URL');
    return null;
  }
  const wrong = addresses.find((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? ''));
  if (wrong !== undefined) throw new Error(`BEACON_URL is not an address: ${wrong}`);
  if (addresses.length > mostAddresses)
    throw new Error(`BEACON_URL has more than ${mostAddresses} addresses`);
  if (parts.every((part) => part === undefined)) return { addresses, chain: quicknet };
  if (hash === quicknet.hash && parts.filter(Boolean).length === 1) return { addresses, chain: quicknet };
  if (!hash || !publicKey || !genesisSeconds || !periodSeconds)
    throw new Error('BEACON_CHAIN needs BEACON_PUBLIC_KEY, BEACON_GENESIS and BEACON_PERIOD');
  const chain = { hash, publicKey, genesisSeconds, periodSeconds };
  if (isBeaconMasked(chain)) throw new Error('BEACON_CHAIN is quicknet with another key, genesis or period');
  return { addresses, chain };
}
