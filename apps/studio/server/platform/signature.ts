import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, stringToSign } from '@halls/contract/provider';
import type { ProviderKey } from '../settings.ts';

type Parts = { timestamp: string; nonce: string; method: string; path: string; body: string | Buffer };

export function signRequest(parts: Parts, secret: string): string {
  const bodySha256Hex = createHash('sha256').update(parts.body).digest('hex');
  return createHmac('sha256', secret)
    .update(stringToSign({ ...parts, bodySha256Hex }))
    .digest('hex');
}

export function isSignedBy(parts: Parts, secret: string, signature: string): boolean {
  const expected = Buffer.from(signRequest(parts, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The headers of a call that the studio makes. */
export function signedHeaders(
  key: ProviderKey,
  path: string,
  body: string,
  now: Date,
): Record<string, string> {
  const parts = { timestamp: String(now.getTime()), nonce: randomUUID(), method: 'POST', path, body };
  return {
    [signatureHeaders.operatorId]: key.operatorId,
    [signatureHeaders.keyId]: key.keyId,
    [signatureHeaders.timestamp]: parts.timestamp,
    [signatureHeaders.nonce]: parts.nonce,
    [signatureHeaders.signature]: signRequest(parts, key.secret),
  };
}
