import type { Language } from '@halls/contract';
import type { Captchas } from '#modules/captcha';
import { hashOfDevice, lockMember, type Credentials, type Passwords } from '#modules/member';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import {
  admitWithDevice,
  type AdmissionDeps,
  type Admitted,
  type Asked,
  type Refused,
} from './admit-member.ts';
import { findAccessRefusal } from './find-access-refusal.ts';
import { findLane } from './find-lane.ts';
import { forgetAttempts, type LoginAttempt } from './login-attempt.repo.ts';
import { accountOf } from './login.rules.ts';
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
  readonly language: Language;
  readonly country: string | null;
  readonly userAgent: string;
  readonly claims: Readonly<Record<string, string>>;
}

export type LoginCode = 101 | 102 | 103 | 105 | 106 | 107 | 201 | 202 | 203 | 802;
export type LoginResult = Admitted | Asked | Refused<LoginCode>;

export interface LoginDeps extends AdmissionDeps {
  readonly sql: Sql;
  readonly captchas: Captchas;
  readonly passwords: Passwords;
}

const codeOfRefusal: Readonly<Record<AccessRefusal, 106 | 201 | 202>> = {
  not_allowed: 106,
  country_denied: 201,
  address_denied: 202,
};

/**
 * From account and password to a session. What an answer tells grows with what the caller knows:
 * that an account is disabled or a device unknown is said only to whoever has the password.
 */
export async function logIn(deps: LoginDeps, input: LoginInput): Promise<LoginResult> {
  const { sql, clock } = deps;
  const { siteId } = input;
  const refusal = await findAccessRefusal(sql, input);
  if (refusal) return refuse(codeOfRefusal[refusal]);
  const captcha = await deps.captchas.verify({
    siteId,
    type: 1,
    token: input.captchaToken,
    answer: input.captchaAnswer,
    remoteAddress: input.remoteAddress,
  });
  if (captcha !== 'right') return refuse(105);

  const account = accountOf(input.account);
  const { password } = input;
  if (!account) {
    // what nobody can have takes as long as what nobody has
    await deps.passwords.verify(password, null);
    return refuse(101);
  }
  const { lane, member } = await findLane(sql, { ...input, account }, clock());
  const passwordHash = member?.passwordHash ?? null;
  const tried = await tryPassword(deps, { siteId, account, lane }, { password, passwordHash });
  if (tried.kind === 'frozen') return refuse(103);
  if (tried.kind === 'wrong' || !member) return refuse(101);

  const { attempt } = tried;
  return sql.transaction().execute((transaction) => enter(deps, transaction, { input, member, attempt }));
}

/** The password was right; what remains to be asked is asked of the locked row. */
async function enter(
  deps: LoginDeps,
  transaction: SqlTransaction,
  { input, member: seen, attempt }: { input: LoginInput; member: Credentials; attempt: LoginAttempt },
): Promise<LoginResult> {
  // forgotten before the member is locked: a try takes these locks in the same order
  await forgetAttempts(transaction, attempt);
  const member = await lockMember(transaction, seen.memberId);
  if (!member || member.passwordHash !== seen.passwordHash) return refuse(101);
  const deviceHash = input.deviceId ? hashOfDevice(input.deviceId) : null;
  return admitWithDevice(deps, transaction, { member, arrival: { ...input, deviceHash } });
}

function refuse<Code extends LoginCode>(code: Code): Refused<Code> {
  return { kind: 'refused', code };
}
