import type { Language } from '@halls/contract';
import { forgetAllAttempts } from '#modules/login';
import { lockMember, replacePasswordHash } from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { useToken } from './recovery-token.repo.ts';
import type { RecoveryDeps } from './recovery.deps.ts';

interface Reset {
  readonly siteId: number;
  readonly account: string;
  readonly token: string;
  readonly password: string;
  readonly language: Language;
}

type ResetOutcome = Outcome<null, 120 | 203 | 204>;

/**
 * Sets a new password for a token. 203: the token is none, used, too old or another account's; 204: the member was
 * disabled or has another password since. The row's trigger ends every session. The freeze after failed logins goes,
 * the member having proved who they are; what an operator froze or disabled stays so.
 */
export async function resetPassword(deps: RecoveryDeps, reset: Reset): Promise<ResetOutcome> {
  const { siteId, account } = reset;
  if (deps.isClosed(siteId)) return fail(120);
  // before the token is looked at: a wrong one takes as long
  const after = await deps.passwords.hash(reset.password);
  const outcome = await deps.sql
    .transaction()
    .execute((transaction) => replacePassword(deps, transaction, reset, after));
  if (outcome.ok) await forgetAllAttempts(deps.sql, { siteId, account });
  return outcome;
}

async function replacePassword(
  { clock, notices }: RecoveryDeps,
  transaction: SqlTransaction,
  { siteId, account, token, language }: Reset,
  after: string,
): Promise<ResetOutcome> {
  const now = clock();
  const used = await useToken(transaction, { token, siteId, now });
  if (!used) return fail(203);
  const locked = await lockMember(transaction, used.memberId);
  if (locked?.account !== account) return fail(203);
  if (locked.isDisabled || !used.isFor(locked.passwordHash)) return fail(204);
  const { memberId, passwordHash: before } = locked;
  if (!(await replacePasswordHash(transaction, memberId, { before, after }))) return fail(204);
  await notices.tell(
    transaction,
    { siteId, memberId, language },
    {
      template: 'password_changed',
      cause: `password-changed:${memberId}:${now.toISOString()}`,
    },
  );
  return succeed(null);
}
