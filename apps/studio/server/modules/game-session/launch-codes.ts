import { randomBytes } from 'node:crypto';
import type { SqlOrTransaction } from '#platform/database.ts';
import { hashSecret } from './hash-secret.ts';
import { insertLaunchCode, type Launch, spendLaunchCode } from './launch-code.repo.ts';

const lifetimeMs = 60_000;

/** Codes of the studio's own begin like this; others are the operator's and `authenticate` takes them. */
const ownCodePrefix = 'hs_';

export function isOwnCode(code: string): boolean {
  return code.startsWith(ownCodePrefix);
}

/** A code that opens the game once, within a minute. */
export async function issueLaunchCode(sql: SqlOrTransaction, launch: Launch, now: Date): Promise<string> {
  const code = ownCodePrefix + randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await insertLaunchCode(sql, { ...launch, codeHash: hashSecret(code), expiresAt });
  return code;
}

/** What the code opens, once; undefined when it opens nothing (any more). */
export async function redeemLaunchCode(
  sql: SqlOrTransaction,
  asked: { readonly code: string; readonly gpId: string; readonly gameCode: string },
  now: Date,
): Promise<Launch | undefined> {
  const { code, gpId, gameCode } = asked;
  return spendLaunchCode(sql, { codeHash: hashSecret(code), gpId, gameCode, now });
}
