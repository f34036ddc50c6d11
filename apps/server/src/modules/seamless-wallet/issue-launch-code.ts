import { randomBytes } from 'node:crypto';
import type { SqlOrTransaction } from '#platform/database.ts';
import { hashToken } from './hash-token.ts';
import { insertLaunchCode, type LaunchCodeInput } from './launch-code.repo.ts';

const lifetimeSeconds = 60;

/**
 * A code for the address that a seamless provider's game opens at: one use, 60 seconds, for this
 * member, provider and game. Codes that the member got before no longer work.
 */
export async function issueLaunchCode(
  transaction: SqlOrTransaction,
  input: LaunchCodeInput,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await insertLaunchCode(transaction, hashToken(code), { ...input, lifetimeSeconds });
  return code;
}
