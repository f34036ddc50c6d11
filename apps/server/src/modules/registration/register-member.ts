import { randomInt } from 'node:crypto';
import type { CodeOf, Currency, ErrorKey, Language } from '@halls/contract';
import {
  checkRegistration,
  formatCodeOf,
  type register,
  type RegisterSetting,
} from '@halls/contract/registration';
import type { Captchas } from '#modules/captcha';
import type { Ledger } from '#modules/ledger';
import { sendLetter } from '#modules/letter';
import { findAccessRefusal, readAccessPolicy } from '#modules/login';
import {
  countRegistrationsFrom,
  findMember,
  hashOfDevice,
  insertMember,
  isoBirthday,
  rememberDevice,
  rememberPlace,
  repeatCodes,
  type MemberFace,
  type Passwords,
} from '#modules/member';
import { giveAtRegistration } from '#modules/offer';
import type { Sessions } from '#modules/session';
import type { Verifications } from '#modules/verification';
import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { findBlacklisted } from './find-blacklisted.ts';
import { findIntroducer, type Introducers, type Introduction } from './find-introducer.ts';
import { readRegisterForm } from './register-settings.ts';
import { lockAddress } from './registration.repo.ts';
import { profileOf, registrationCode, uniqueValuesOf, type FieldValues } from './registration.rules.ts';

export interface RegisterInput {
  readonly site: { readonly siteId: number; readonly currencies: readonly Currency[] };
  readonly currency: Currency;
  readonly language: Language;
  readonly fields: FieldValues & { readonly member_account: string; readonly password: string };
  readonly introduction: Introduction;
  readonly captchaToken: string;
  readonly captchaAnswer: string;
  readonly deviceId: string | null;
  readonly remoteAddress: string;
  readonly country: string | null;
  readonly userAgent: string;
  readonly claims: Readonly<Record<string, string>>;
}

export interface RegisteredMember {
  readonly memberId: number;
  readonly account: string;
  readonly currency: Currency;
  readonly token: string;
}

export type RegisterCode = CodeOf<typeof register>;
type RegisterOutcome = Outcome<RegisteredMember, RegisterCode>;

export interface RegisterDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly verifications: Verifications;
  readonly member: MemberFace;
  readonly sessions: Sessions;
  readonly ledger: Pick<Ledger, 'openMemberWallet'>;
  /** A site that takes no new members: a demo, or one whose operators say so. */
  readonly isClosed: (siteId: number) => boolean;
  readonly rateLimits: boolean;
}

const recommendCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Undoes the transaction and becomes the answer. */
class Refused extends Error {
  readonly code: RegisterCode;
  constructor(code: RegisterCode) {
    super(`registration refused: ${code}`);
    this.code = code;
  }
}

/** Member, wallet, what is given to who registers, and session in one transaction, after every check that needs none. */
export async function registerMember(deps: RegisterDeps, input: RegisterInput): Promise<RegisterOutcome> {
  const { siteId } = input.site;
  const { remoteAddress, country } = input;
  if (deps.isClosed(siteId)) return fail(120);
  if (await findAccessRefusal(deps.sql, { siteId, remoteAddress, country })) return fail(218);
  if (!input.site.currencies.includes(input.currency))
    return failFields({ member_currency: 'error.field_not_allowed' });

  const { settings, verifiesPhone } = await readRegisterForm(deps.sql, siteId, input.currency);
  const wrong = wrongFields(input, settings);
  const formatCode = formatCodeOf(wrong);
  if (formatCode) return { ok: false, code: formatCode, fields: wrong };
  if (Object.keys(wrong).length > 0) return failFields(wrong);

  const captcha = await deps.captchas.verify({
    siteId,
    type: 2,
    token: input.captchaToken,
    answer: input.captchaAnswer,
    remoteAddress: input.remoteAddress,
  });
  if (captcha !== 'right') return fail(224);

  const isVerified = verifiesPhone && Boolean(input.fields.member_phone);
  const codeId = isVerified ? await checkPhoneCode(deps, siteId, input.fields) : null;
  if (isVerified && !codeId) return fail(113);

  const account = input.fields.member_account.toLowerCase();
  if (await findMember(deps.sql, siteId, { account })) return fail(102);
  const blacklistCode = await findBlacklisted(deps.sql, siteId, input.fields);
  if (blacklistCode) return fail(blacklistCode);
  const found = await findIntroducer(deps.sql, siteId, input.introduction);
  if (!found.ok) return fail(found.code);

  const hashes = await hashPasswords(deps.member.passwords, input.fields);
  try {
    return await deps.sql.transaction().execute((transaction) =>
      enroll(deps, transaction, {
        input,
        account,
        settings,
        hashes,
        codeId,
        introducers: found.introducers,
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return fail(error.code);
    throw error;
  }
}

function checkPhoneCode({ verifications }: RegisterDeps, siteId: number, fields: FieldValues) {
  return verifications.check(registrationCode(siteId, fields.member_phone ?? ''), fields.phone_verify ?? '');
}

function wrongFields(input: RegisterInput, settings: readonly RegisterSetting[]): Record<string, ErrorKey> {
  const { siteId } = input.site;
  const wrong: Record<string, ErrorKey> = checkRegistration(input.fields, {
    currency: input.currency,
    siteId,
    demands: settings,
  });
  if (!input.captchaAnswer) wrong['answer'] = 'ph_account_verify_code';
  // a form that has but one field for the password sends no second one
  if (input.fields.check_password === undefined) delete wrong['check_password'];
  return wrong;
}

interface Hashes {
  readonly password: string;
  readonly withdrawPassword: string | null;
}

async function hashPasswords(passwords: Passwords, fields: RegisterInput['fields']): Promise<Hashes> {
  const withdrawPassword = fields.withdraw_password ? await passwords.hash(fields.withdraw_password) : null;
  return { password: await passwords.hash(fields.password), withdrawPassword };
}

interface Enrollment {
  readonly input: RegisterInput;
  readonly account: string;
  readonly settings: readonly RegisterSetting[];
  readonly hashes: Hashes;
  /** Of the code that has verified the phone number. */
  readonly codeId: string | null;
  readonly introducers: Introducers;
}

async function enroll(
  deps: RegisterDeps,
  transaction: SqlTransaction,
  enrollment: Enrollment,
): Promise<RegisterOutcome> {
  const { input, account, settings, hashes, codeId, introducers } = enrollment;
  const { siteId } = input.site;
  const now = deps.clock();
  if (deps.rateLimits) await refuseCrowd(transaction, input, now);
  if (codeId && !(await deps.verifications.spend(transaction, codeId))) throw new Refused(113);

  const profile = profileOf(input.fields, settings);
  const memberId = await insertMember(transaction, {
    siteId,
    account,
    passwordHash: hashes.password,
    withdrawPasswordHash: hashes.withdrawPassword,
    currency: input.currency,
    language: input.language,
    ...introducers,
    recommendCode: newRecommendCode(),
    remoteAddress: input.remoteAddress,
    now,
  });
  if (memberId === null) throw new Refused(102);
  const { personal, uniqueValues } = deps.member;
  const birthday = isoBirthday(input.fields.member_birthday);
  await personal.write(transaction, memberId, { ...profile, member_birthday: birthday });

  for (const { field, value } of uniqueValuesOf(profile, settings)) {
    if (!(await uniqueValues.claim(transaction, { siteId, memberId, field, value })))
      throw new Refused(repeatCodes[field]);
  }
  const deviceHash = input.deviceId ? hashOfDevice(input.deviceId) : null;
  await rememberDevice(transaction, { memberId, deviceHash, now });
  await rememberPlace(transaction, { memberId, remoteAddress: input.remoteAddress, now });

  const owner = { siteId, memberId, currency: input.currency };
  await deps.ledger.openMemberWallet(transaction, owner);
  await sendLetter(
    transaction,
    { to: { siteId, memberId }, words: { template: 'welcome', params: { account } } },
    now,
  );
  const token = await deps.sessions.issue(transaction, { memberId, siteId }, { ...input, deviceHash });
  // last, since a campaign's budget is held until all of this is there
  await giveAtRegistration(transaction, { memberId, now });
  return succeed({ memberId, account, currency: input.currency, token });
}

/** 996 and 997: so many from one address within a minute or a day. One address at a time gets here. */
async function refuseCrowd(transaction: SqlTransaction, input: RegisterInput, now: Date): Promise<void> {
  await lockAddress(transaction, input.remoteAddress);
  const policy = await readAccessPolicy(transaction, input.site.siteId);
  const { withinMinute, withinDay } = await countRegistrationsFrom(transaction, input.remoteAddress, now);
  if (withinMinute >= policy.maxRegistrationsPerMinute) throw new Refused(996);
  if (withinDay >= policy.maxRegistrationsPerDay) throw new Refused(997);
}

function newRecommendCode(): string {
  return Array.from(
    { length: 10 },
    () => recommendCodeAlphabet[randomInt(recommendCodeAlphabet.length)],
  ).join('');
}
