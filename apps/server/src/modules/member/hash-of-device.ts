import { createHash } from 'node:crypto';

/** What is stored of a device's id. */
export function hashOfDevice(deviceId: string): Buffer {
  return createHash('sha256').update(deviceId).digest();
}
