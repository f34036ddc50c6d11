import { isIP } from 'node:net';

/** How long the answer of a passkey is waited for. */
export const challengeHoldsMs = 300_000;

/**
 * The name that passkeys of an origin are bound to; null where they cannot be: browsers make none for an address that is
 * no name.
 */
export function rpIdOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? null : hostname;
}
