import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, stringToSign } from '@halls/contract/provider';

export interface SignedParts {
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: string;
  /** With its leading slash, without query. */
  readonly path: string;
  readonly body: string | Buffer;
}

/** HMAC-SHA256, hex, of what both sides of the provider protocol sign. */
export function signRequest(parts: SignedParts, secret: string): string {
  const text = stringToSign({ ...parts, bodySha256Hex: hash('sha256', parts.body, 'hex') });
  return createHmac('sha256', keyOf(secret)).update(text).digest('hex');
}

/** A few for each provider; made anew they would cost three times what signing does. */
const keys = new Map<string, KeyObject>();
const keysKept = 1_000;

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(secret, 'utf8');
  if (keys.size >= keysKept) keys.clear();
  keys.set(secret, key);
  return key;
}

/** Compares in time that does not depend on where the two differ. */
export function isSignatureOf(parts: SignedParts, secret: string, signature: string): boolean {
  const expected = Buffer.from(signRequest(parts, secret), 'latin1');
  const given = Buffer.from(signature, 'latin1');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The five headers of a signed request. */
export function signedHeaders(
  parts: SignedParts,
  key: { readonly operatorId: string; readonly keyId: string; readonly secret: string },
): Record<string, string> {
  return {
    [signatureHeaders.operatorId]: key.operatorId,
    [signatureHeaders.keyId]: key.keyId,
    [signatureHeaders.timestamp]: parts.timestamp,
    [signatureHeaders.nonce]: parts.nonce,
    [signatureHeaders.signature]: signRequest(parts, key.secret),
  };
}
