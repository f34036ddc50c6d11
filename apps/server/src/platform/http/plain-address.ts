import { isIP } from 'node:net';

/**
 * A visitor's address in a form that the database takes: IPv4 without the IPv6 prefix of a socket for
 * both families, no zone. What is no address, as a proxy may pass on, becomes `0.0.0.0`.
 */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) === 0 ? '0.0.0.0' : plain;
}
