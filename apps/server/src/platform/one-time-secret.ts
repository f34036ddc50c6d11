import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url: whoever shows them is whom they were given to. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a secret. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
