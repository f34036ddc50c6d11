import type { Language } from '@halls/contract';
import { forgetAttempts, tryPassword } from '#modules/login';
import { readPasswordHash, replacePasswordHash, type Passwords } from '#modules/member';
import type { Notices } from '#modules/notice';
import type { Clock } from '@halls/service';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';

/**
 * Stores a new password. The row's trigger ends the member's session with it: who changed it logs in anew. Wrong old
 * passwords are counted as wrong logins are, apart from them: five within half an hour freeze the change for half an
 * hour (103), and neither the login nor the session, which whoever guesses here has already.
 */
export async function changePassword(
  deps: { sql: Sql; clock: Clock; passwords: Passwords; notices: Pick<Notices, 'tell'> },
  member: Member,
  { oldPassword, newPassword, language }: { oldPassword: string; newPassword: string; language: Language },
): Promise<Outcome<null, 101 | 102 | 103>> {
  const { memberId, siteId, account } = member;
  const before = await readPasswordHash(deps.sql, memberId);
  const tries = { siteId, account, lane: 'password-change' } as const;
  const tried = await tryPassword(deps, tries, { password: oldPassword, passwordHash: before });
  if (tried.kind === 'frozen') return fail(103);
  if (tried.kind === 'wrong') return fail(101);
  const after = oldPassword === newPassword ? null : await deps.passwords.hash(newPassword);
  return deps.sql.transaction().execute(async (transaction) => {
    await forgetAttempts(transaction, tried.attempt);
    if (after === null) return fail(102);
    const isReplaced = await replacePasswordHash(transaction, memberId, { before, after });
    // another change came in between: the old password is no longer the one that was given
    if (!isReplaced) return fail(101);
    await deps.notices.tell(
      transaction,
      { siteId, memberId, language },
      {
        template: 'password_changed',
        cause: `password-changed:${memberId}:${deps.clock().toISOString()}`,
      },
    );
    return succeed(null);
  });
}
