import { forgetAttempts, tryPassword } from '#modules/login';
import { readWithdrawPasswordHash, type Passwords } from '#modules/member';
import type { Clock } from '@halls/service';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';

/**
 * Null when the withdraw password is right; else 103 when none is set, 101 when it is wrong, 102 after five wrong ones
 * within half an hour, for half an hour.
 */
export async function checkWithdrawPassword(
  deps: { readonly sql: Sql; readonly clock: Clock; readonly passwords: Passwords },
  { memberId, siteId, account }: Member,
  password: string,
): Promise<101 | 102 | 103 | null> {
  const passwordHash = await readWithdrawPasswordHash(deps.sql, memberId);
  if (passwordHash === null) return 103;
  const tries = { siteId, account, lane: 'withdraw-password' } as const;
  const tried = await tryPassword(deps, tries, { password, passwordHash });
  if (tried.kind === 'frozen') return 102;
  if (tried.kind === 'wrong') return 101;
  await forgetAttempts(deps.sql, tried.attempt);
  return null;
}
