import { createHmac, hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
/** base64url of 32 bytes. */
const tokenPattern = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

export function isTokenShaped(token: string): boolean {
  return tokenPattern.test(token);
}

/** What is stored of a token, and in hex what the `login` event tells of it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The token that replaces `token`: known to whoever has `token` and the server's secret. */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', `session-token:${secret}`).update(token).digest('base64url');
}
