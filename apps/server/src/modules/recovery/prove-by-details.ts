import { findLane } from '#modules/login';
import { comparable, type RecoveryDetails } from '#modules/member';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { countTry } from './count-try.ts';
import { giveToken } from './give-token.ts';
import type { Challenge, Claimant, RecoveryDeps } from './recovery.deps.ts';

interface Details {
  readonly withdrawPassword: string;
  /** Those that are given must all be right. */
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/**
 * Withdraw password and contact for a token. 101: they are not the account's, 102: the captcha, 201: the account has
 * had its tries of strangers, or of this device or address of its member's, 202: the address has. All of them read
 * alike, and an account that nobody has takes the same way.
 */
export async function proveByDetails(
  deps: RecoveryDeps,
  claimant: Claimant,
  { details, challenge }: { readonly details: Details; readonly challenge: Challenge },
): Promise<Outcome<{ token: string }, 101 | 102 | 120 | 201 | 202>> {
  const { siteId, account, remoteAddress } = claimant;
  if (deps.isClosed(siteId)) return fail(120);
  const captcha = await deps.captchas.verify({
    ...{ siteId, type: 1, remoteAddress },
    token: challenge.captchaToken,
    answer: challenge.captchaAnswer,
  });
  if (captcha !== 'right') return fail(102);

  const { lane } = await findLane(deps.sql, claimant, deps.clock());
  const proved = await countTry(deps, { ...claimant, way: 'details', lane }, async () => {
    const member = await deps.personal.findRecoveryDetails(deps.sql, { siteId, account });
    const withdrawHash = member?.withdrawPasswordHash ?? null;
    const isRight = await deps.passwords.verify(details.withdrawPassword, withdrawHash);
    return member && isRight && !member.isDisabled && isReachedBy(member, details) ? member : null;
  });
  return typeof proved === 'number'
    ? fail(proved)
    : succeed({ token: await giveToken(deps, siteId, proved) });
}

function isReachedBy(member: RecoveryDetails, { email, phone }: Details): boolean {
  const isSame = (given: string | undefined, stored: string) =>
    !given || comparable(given) === comparable(stored);
  return Boolean(email || phone) && isSame(email, member.email) && isSame(phone, member.phone);
}
