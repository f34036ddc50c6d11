import { createHash } from 'node:crypto';
import type { Currency } from '@halls/contract';
import type { Captchas } from '#modules/captcha';
import { PasswordsBusyError, type Passwords } from '#modules/member';
import type { Sessions } from '#modules/session';
import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { forgetAttempts, releaseAttempt, reserveAttempt, type LoginAttempt } from './login-attempts.ts';
import { createSiteAccess, type AccessRefusal, type SiteAccess } from './site-access.ts';

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

interface Deps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly access: SiteAccess;
}

const maxDevices = 20;
const accountPattern = /^[a-z0-9_-]{1,64}$/;
const codeOfRefusal: Readonly<Record<AccessRefusal, 106 | 201 | 202>> = {
  not_allowed: 106,
  country_denied: 201,
  address_denied: 202,
};

/**
 * From account and password to a session. What an answer tells grows with what the caller knows:
 * that an account is disabled or a device unknown is said only to whoever has the password.
 */
export async function logIn(deps: Deps, input: LoginInput): Promise<Outcome<LoggedIn, LoginCode>> {
  const { sql, clock } = deps;
  const { siteId } = input;
  const refusal = await deps.access.refusalOf(input);
  if (refusal) return fail(codeOfRefusal[refusal]);
  const captcha = await deps.captchas.verify({
    siteId,
    type: 1,
    token: input.captchaToken,
    answer: input.captchaAnswer,
  });
  if (captcha !== 'right') return fail(105);

  const account = input.account.trim().toLowerCase();
  const isPossible = accountPattern.test(account);
  const attempt = isPossible ? await reserveAttempt(sql, siteId, account, clock()) : null;
  if (isPossible && !attempt) return fail(103);

  const member = attempt ? await findMember(sql, siteId, account) : undefined;
  const isRight = await verifyPassword(deps, input.password, member?.password_hash ?? null, attempt);
  if (isRight === 'busy') return fail(503);
  if (!isRight || !member || !attempt) return fail(101);

  return sql.transaction().execute((tx) => enter(deps, tx, { input, member, attempt }));
}

async function verifyPassword(
  deps: Deps,
  password: string,
  passwordHash: string | null,
  attempt: LoginAttempt | null,
): Promise<boolean | 'busy'> {
  try {
    return await deps.passwords.verify(password, passwordHash);
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    if (attempt) await releaseAttempt(deps.sql, attempt);
    return 'busy';
  }
}

/** The password was right; what remains to be asked is asked of the locked row. */
async function enter(
  deps: Deps,
  tx: SqlTransaction,
  { input, member: seen, attempt }: { input: LoginInput; member: FoundMember; attempt: LoginAttempt },
): Promise<Outcome<LoggedIn, LoginCode>> {
  const now = deps.clock();
  const { siteId } = input;
  // forgotten before the member is locked: a try takes these locks in the same order
  await forgetAttempts(tx, attempt);
  const member = await tx
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'currency', 'status', 'frozen_until', 'password_hash'])
    .where('member_id', '=', seen.member_id)
    .forUpdate()
    .executeTakeFirst();
  if (!member || member.password_hash !== seen.password_hash) return fail(101);
  if (member.status === 'disabled') return fail(102);
  if (member.frozen_until && member.frozen_until > now) return fail(103);

  // on the transaction's own connection: one that waits for a second starves the pool
  const access = createSiteAccess(tx);
  const policy = await access.policyOf(siteId);
  if (policy.maxAccountsPerAddress !== null) {
    const since = new Date(now.getTime() - 24 * 60 * 60_000);
    const others = await access.otherAccountsFrom({
      siteId,
      remoteAddress: input.remoteAddress,
      memberId: member.member_id,
      since,
    });
    if (others >= policy.maxAccountsPerAddress) return fail(203);
  }
  const isKnown = await rememberDevice(tx, member.member_id, input.deviceId, policy.knownDevicesOnly, now);
  if (!isKnown) return fail(107);

  await tx
    .updateTable('app.member')
    .set({ last_login_at: now })
    .where('member_id', '=', member.member_id)
    .execute();
  const token = await deps.sessions.issue(tx, { memberId: member.member_id, siteId }, input);
  return succeed({
    memberId: member.member_id,
    account: member.member_account,
    currency: member.currency as Currency,
    token,
  });
}

/** False when the site wants known devices and this is none; a member's first device is known from then on. */
async function rememberDevice(
  tx: SqlTransaction,
  memberId: number,
  deviceId: string | null,
  knownOnly: boolean,
  now: Date,
): Promise<boolean> {
  const devices = await tx
    .selectFrom('app.member_device')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .execute();
  const hash = deviceId ? createHash('sha256').update(deviceId).digest() : null;
  const isListed = hash !== null && devices.some((device) => device.device_hash.equals(hash));
  if (knownOnly && !isListed && (devices.length > 0 || hash === null)) return false;
  if (hash && !isListed && devices.length < maxDevices) {
    await tx
      .insertInto('app.member_device')
      .values({ member_id: memberId, device_hash: hash, first_seen_at: now })
      .execute();
  }
  return true;
}

type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>;

function findMember(sql: Sql, siteId: number, account: string) {
  return sql
    .selectFrom('app.member')
    .select(['member_id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('member_account', '=', account)
    .executeTakeFirst();
}
