import { randomBytes } from 'node:crypto';
import type { RecoveryDetails } from '#modules/member';
import { insertToken } from './recovery-token.repo.ts';
import type { RecoveryDeps } from './recovery.deps.ts';
import { tokenLivesMs } from './recovery.rules.ts';

/** What lets its bearer set the member's password, once and soon. */
export async function giveToken(
  { sql, clock }: Pick<RecoveryDeps, 'sql' | 'clock'>,
  siteId: number,
  { memberId, passwordHash }: RecoveryDetails,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + tokenLivesMs);
  await insertToken(sql, { token, siteId, memberId, passwordHash, now, expiresAt });
  return token;
}
