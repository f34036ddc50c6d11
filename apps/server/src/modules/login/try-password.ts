import type { Passwords } from '#modules/member';
import type { Clock } from '@halls/service';
import { BusyError } from '#platform/busy-error.ts';
import type { Sql } from '#platform/database.ts';
import { releaseAttempt, reserveAttempt, type LoginAttempt, type Tries } from './login-attempt.repo.ts';

export type TriedPassword =
  /** The try counts as failed until it is forgotten with `forgetAttempts`. */
  | { readonly kind: 'right'; readonly attempt: LoginAttempt }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'frozen' };

/**
 * Looks at a password as one of few tries. `passwordHash` null, as of an account that nobody has, is wrong and takes
 * the same time. Throws BusyError when too many passwords wait; such a try does not count.
 */
export async function tryPassword(
  deps: { readonly sql: Sql; readonly clock: Clock; readonly passwords: Passwords },
  tries: Tries,
  { password, passwordHash }: { readonly password: string; readonly passwordHash: string | null },
): Promise<TriedPassword> {
  const attempt = await reserveAttempt(deps.sql, tries, deps.clock());
  if (!attempt) return { kind: 'frozen' };
  try {
    const isRight = await deps.passwords.verify(password, passwordHash);
    return isRight ? { kind: 'right', attempt } : { kind: 'wrong' };
  } catch (error) {
    // nothing was tried
    if (error instanceof BusyError) await releaseAttempt(deps.sql, attempt);
    throw error;
  }
}
