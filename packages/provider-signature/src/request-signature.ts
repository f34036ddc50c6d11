import { createHmac, hash, timingSafeEqual } from 'node:crypto';
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
  return createHmac('sha256', secret).update(text).digest('hex');
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
