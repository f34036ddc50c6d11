import type { CallMember } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { readMember } from './member.repo.ts';
import { PasswordsBusyError, type Passwords } from './passwords.ts';

/** Stores a new password. The row's trigger ends the member's session with it: who changed it logs in anew. */
export async function changePassword(
  deps: { sql: Sql; passwords: Passwords },
  member: CallMember,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Outcome<null, 101 | 102>> {
  try {
    const { password_hash: before } = await readMember(deps.sql, member.memberId);
    if (!(await deps.passwords.verify(oldPassword, before))) return fail(101);
    if (oldPassword === newPassword) return fail(102);
    const next = await deps.passwords.hash(newPassword);
    const updated = await deps.sql
      .updateTable('app.member')
      .set({ password_hash: next, first_login_to_change_password: false })
      .where('member_id', '=', member.memberId)
      .where('password_hash', '=', before)
      .executeTakeFirst();
    // another change came in between: the old password is no longer the one that was given
    return updated.numUpdatedRows === 1n ? succeed(null) : fail(101);
  } catch (error) {
    if (error instanceof PasswordsBusyError) return fail(503);
    throw error;
  }
}
