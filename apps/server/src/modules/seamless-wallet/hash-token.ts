import { hash } from 'node:crypto';

/** Tokens and codes are kept and compared as hashes only. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
