/** Twenty devices are remembered, and the history comes by as many. */
export const shownAtOnce = 20;

/** An address by its network: three parts of an IPv4 address, the /48 of an IPv6 one. */
export function maskAddress(address: string | null): string {
  if (!address) return '';
  const plain = address.replace(/\/\d+$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.*');
  const [head = ''] = plain.split('::');
  const parts = head.split(':').filter(Boolean).slice(0, 3);
  return parts.length > 0 ? `${parts.join(':')}:*` : '';
}

/** What a device is called in calls. The hash is no proof of anything: that is the id it was made of. */
export function deviceIdOf(hash: Buffer): string {
  return hash.toString('base64url');
}

/** Null for what was never a device's. */
export function hashOfDeviceId(deviceId: string): Buffer | null {
  const hash = Buffer.from(deviceId, 'base64url');
  return hash.length === 32 && deviceIdOf(hash) === deviceId ? hash : null;
}
