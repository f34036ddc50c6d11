import type { Currency } from '@halls/contract';
import type { Captchas } from '#modules/captcha';
import {
  findCredentials,
  hashOfDevice,
  lockMember,
  rememberDevice,
  rememberPlace,
  touchLogin,
  type Credentials,
  type Passwords,
} from '#modules/member';
import { countOtherAccountsFrom, type Sessions } from '#modules/session';
import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { findAccessRefusal } from './find-access-refusal.ts';
import { forgetAttempts, type LoginAttempt } from './login-attempt.repo.ts';
import { accountOf, isProof, laneOf, placesKnownSince } from './login.rules.ts';
import { readAccessPolicy } from './site-access.repo.ts';
import type { AccessRefusal } from './site-access.rules.ts';
import { tryPassword } from './try-password.ts';

export interface LoginInput {
  readonly siteId: number;
  readonly account: string;
  readonly password: string;
  readonly captchaToken: string;
  readonly captchaAnswer: string;
  readonly deviceId: string | null;
  readonly remoteAddress: string;
  readonly country: string | null;
  readonly userAgent: string;
  readonly claims: Readonly<Record<string, string>>;
}

export interface LoggedIn {
  readonly memberId: number;
  readonly account: string;
  readonly currency: Currency;
  readonly token: string;
}

export type LoginCode = 101 | 102 | 103 | 105 | 106 | 107 | 201 | 202 | 203;

export interface LoginDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

const dayMs = 24 * 60 * 60_000;
const codeOfRefusal: Readonly<Record<AccessRefusal, 106 | 201 | 202>> = {
  not_allowed: 106,
  country_denied: 201,
  address_denied: 202,
};

/**
 * From account and password to a session. What an answer tells grows with what the caller knows:
 * that an account is disabled or a device unknown is said only to whoever has the password.
 */
export async function logIn(deps: LoginDeps, input: LoginInput): Promise<Outcome<LoggedIn, LoginCode>> {
  const { sql, clock } = deps;
  const { siteId } = input;
  const refusal = await findAccessRefusal(sql, input);
  if (refusal) return fail(codeOfRefusal[refusal]);
  const captcha = await deps.captchas.verify({
    siteId,
    type: 1,
    token: input.captchaToken,
    answer: input.captchaAnswer,
    remoteAddress: input.remoteAddress,
  });
  if (captcha !== 'right') return fail(105);

  const account = accountOf(input.account);
  const { password, remoteAddress } = input;
  if (!account) {
    // what nobody can have takes as long as what nobody has
    await deps.passwords.verify(password, null);
    return fail(101);
  }
  const deviceHash = isProof(input.deviceId) ? hashOfDevice(input.deviceId) : null;
  const placesSince = placesKnownSince(clock());
  const member = await findCredentials(sql, { siteId, account }, { remoteAddress, deviceHash, placesSince });
  const tries = { siteId, account, lane: laneOf(member, deviceHash) };
  const passwordHash = member?.passwordHash ?? null;
  const tried = await tryPassword(deps, tries, { password, passwordHash });
  if (tried.kind === 'frozen') return fail(103);
  if (tried.kind === 'wrong' || !member) return fail(101);

  const { attempt } = tried;
  return sql.transaction().execute((transaction) => enter(deps, transaction, { input, member, attempt }));
}

/** The password was right; what remains to be asked is asked of the locked row. */
async function enter(
  deps: LoginDeps,
  transaction: SqlTransaction,
  { input, member: seen, attempt }: { input: LoginInput; member: Credentials; attempt: LoginAttempt },
): Promise<Outcome<LoggedIn, LoginCode>> {
  const now = deps.clock();
  const { siteId, remoteAddress, deviceId } = input;
  // forgotten before the member is locked: a try takes these locks in the same order
  await forgetAttempts(transaction, attempt);
  const member = await lockMember(transaction, seen.memberId);
  if (!member || member.passwordHash !== seen.passwordHash) return fail(101);
  if (member.isDisabled) return fail(102);
  if (member.frozenUntil && member.frozenUntil > now) return fail(103);

  const { memberId, account, currency } = member;
  // on the transaction's own connection: one that waits for a second starves the pool
  const policy = await readAccessPolicy(transaction, siteId);
  if (policy.maxAccountsPerAddress !== null) {
    const since = new Date(now.getTime() - dayMs);
    const others = await countOtherAccountsFrom(transaction, { siteId, remoteAddress, memberId, since });
    if (others >= policy.maxAccountsPerAddress) return fail(203);
  }
  const knownOnly = policy.knownDevicesOnly;
  if (!(await rememberDevice(transaction, { memberId, deviceId, knownOnly, now }))) return fail(107);

  await rememberPlace(transaction, { memberId, remoteAddress, now });

  await touchLogin(transaction, memberId, now);
  const deviceHash = deviceId ? hashOfDevice(deviceId) : null;
  const token = await deps.sessions.issue(transaction, { memberId, siteId }, { ...input, deviceHash });
  return succeed({ memberId, account, currency, token });
}
