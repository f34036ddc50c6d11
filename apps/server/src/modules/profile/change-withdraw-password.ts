import { profileUpdated } from '@halls/contract/member';
import { forgetAttempts, tryPassword } from '#modules/login';
import {
  readPasswordHash,
  readWithdrawPasswordHash,
  replaceWithdrawPasswordHash,
  type Passwords,
} from '#modules/member';
import type { Clock } from '@halls/service';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';

/**
 * Stores a new withdraw password for whoever knows the one before it, or, the first time, the login password: a session
 * alone, which somebody may have found open, must not be enough to pay out. Five wrong tries within half an hour freeze
 * the change for half an hour (103).
 */
export async function changeWithdrawPassword(
  deps: { sql: Sql; clock: Clock; passwords: Passwords },
  { memberId, siteId, account }: Member,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Outcome<null, 101 | 102 | 103>> {
  const before = await readWithdrawPasswordHash(deps.sql, memberId);
  const passwordHash = before ?? (await readPasswordHash(deps.sql, memberId));
  const tries = { siteId, account, lane: 'withdraw-password' } as const;
  const tried = await tryPassword(deps, tries, { password: oldPassword, passwordHash });
  if (tried.kind === 'frozen') return fail(103);
  if (tried.kind === 'wrong') return fail(101);
  const isSame = before !== null && oldPassword === newPassword;
  const after = isSame ? null : await deps.passwords.hash(newPassword);
  return deps.sql.transaction().execute(async (transaction) => {
    await forgetAttempts(transaction, tried.attempt);
    if (after === null) return fail(102);
    // another change came in between: the one that was given is no longer the old one
    if (!(await replaceWithdrawPasswordHash(transaction, memberId, { before, after }))) return fail(101);
    await publish(transaction, profileUpdated, { member_id: memberId }, {});
    return succeed(null);
  });
}
