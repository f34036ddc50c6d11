import { createHash } from 'node:crypto';

/** Codes and tokens are kept as hashes only. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
