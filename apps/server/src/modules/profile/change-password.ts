import { readPasswordHash, replacePasswordHash, type Passwords } from '#modules/member';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';

/** Stores a new password. The row's trigger ends the member's session with it: who changed it logs in anew. */
export async function changePassword(
  deps: { sql: Sql; passwords: Passwords },
  member: Member,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Outcome<null, 101 | 102>> {
  const before = await readPasswordHash(deps.sql, member.memberId);
  if (!(await deps.passwords.verify(oldPassword, before))) return fail(101);
  if (oldPassword === newPassword) return fail(102);
  const after = await deps.passwords.hash(newPassword);
  const isReplaced = await replacePasswordHash(deps.sql, member.memberId, { before, after });
  // another change came in between: the old password is no longer the one that was given
  return isReplaced ? succeed(null) : fail(101);
}
