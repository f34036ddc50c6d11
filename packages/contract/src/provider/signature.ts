/**
 * How both sides of the provider protocol sign: HMAC-SHA256, hex, over
 * `timestamp.nonce.method.path.sha256hex(raw body)`; `timestamp` is Unix milliseconds.
 * Only the string is made here; each side computes the MAC with its own crypto.
 */
export const signatureHeaders = {
  operatorId: 'x-operator-id',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

/** A request is refused when its timestamp is further away than this. */
export const signatureToleranceMs = 60_000;

export function stringToSign(parts: {
  timestamp: string;
  nonce: string;
  method: string;
  path: string;
  bodySha256Hex: string;
}): string {
  return [parts.timestamp, parts.nonce, parts.method.toUpperCase(), parts.path, parts.bodySha256Hex].join(
    '.',
  );
}
