import { createHash } from 'node:crypto';
import type { SqlTransaction } from '#platform/database.ts';
import { insertDevice, listDeviceHashes } from './member-device.repo.ts';

const maxDevices = 20;

/**
 * Keeps the hash of a device that a member comes in from. False when the site wants known devices and
 * this is none; a member's first device is known from then on. The member's row must be locked, or new.
 */
export async function rememberDevice(
  transaction: SqlTransaction,
  device: {
    readonly memberId: number;
    /** As the body tells it. */
    readonly deviceId: string | null;
    readonly knownOnly: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { memberId, deviceId, knownOnly, now } = device;
  const known = await listDeviceHashes(transaction, memberId, maxDevices);
  const hash = deviceId ? hashOfDevice(deviceId) : null;
  const isListed = hash !== null && known.some((other) => other.equals(hash));
  if (knownOnly && !isListed && (known.length > 0 || hash === null)) return false;
  if (hash && !isListed && known.length < maxDevices)
    await insertDevice(transaction, { memberId, hash, now });
  return true;
}

/** What is stored of a device's id. */
export function hashOfDevice(deviceId: string): Buffer {
  return createHash('sha256').update(deviceId).digest();
}
