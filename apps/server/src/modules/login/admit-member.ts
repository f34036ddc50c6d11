import type { Currency, Language } from '@halls/contract';
import type { AskedQuestion, DoubleValidations } from '#modules/double-validation';
import { findDevice, rememberDevice, rememberPlace, touchLogin, type LockedMember } from '#modules/member';
import type { Notices } from '#modules/notice';
import { countOtherAccountsFrom, type Sessions } from '#modules/session';
import type { Clock } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import { judgeDevice } from './login.rules.ts';
import { readAccessPolicy } from './site-access.repo.ts';
import type { AccessPolicy } from './site-access.rules.ts';
import { issueTransferToken } from './transfer-token.ts';

/** From where and with what somebody comes in. */
export interface Arrival {
  readonly siteId: number;
  readonly remoteAddress: string;
  /** ISO 3166, where it is known. */
  readonly country: string | null;
  readonly language: Language;
  readonly userAgent: string;
  readonly claims: Readonly<Record<string, string>>;
  readonly deviceHash: Buffer | null;
}

export interface LoggedIn {
  readonly memberId: number;
  readonly account: string;
  readonly currency: Currency;
  readonly token: string;
}

/** Why somebody who has proved to be a member does not get in, or not yet. */
export interface Refused<Code extends number> {
  readonly kind: 'refused';
  readonly code: Code;
  readonly data?: { readonly transfer_token: string };
}

export type Admitted = { readonly kind: 'in' } & LoggedIn;
export type Asked = { readonly kind: 'asked' } & AskedQuestion;

/** What comes of a proof that says nothing of the device. */
export type AdmissionResult = Admitted | Asked | Refused<102 | 103 | 107 | 203 | 802>;

export interface AdmissionDeps {
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly validations: DoubleValidations;
  readonly notices: Pick<Notices, 'tell'>;
  /** Of the server. */
  readonly secret: string;
}

/** The member's row is held by the transaction. */
export interface Admission {
  readonly member: LockedMember;
  readonly arrival: Arrival;
}

const dayMs = 24 * 60 * 60_000;

/** After a proof that holds for the person and not for the device, such as a password: the device is judged too. */
export async function admitWithDevice(
  deps: AdmissionDeps,
  transaction: SqlTransaction,
  admission: Admission,
): Promise<AdmissionResult> {
  const { member, arrival } = admission;
  const { siteId, deviceHash } = arrival;
  const policy = await readAccessPolicy(transaction, siteId);
  const refused = await findRefusal(deps, transaction, admission, policy);
  if (refused) return refused;
  const device = await findDevice(transaction, member.memberId, deviceHash);
  const verdict = judgeDevice(policy, { ...device, saysWhich: deviceHash !== null });
  if (verdict === 'refused') return { kind: 'refused', code: 107 };
  if (member.isFromOlderPlatform) return askForTransfer(deps, member, siteId);
  if (verdict === 'to_be_asked') {
    const asked = await deps.validations.begin(transaction, member, { siteId, deviceHash });
    if (asked) return { kind: 'asked', ...asked };
    // nothing to ask: a first device is taken for the member's, another one for a stranger's
    if (!device.isFirst || !deviceHash) return { kind: 'refused', code: 107 };
  }
  return letIn(deps, transaction, admission);
}

/** After a proof that holds for the device as well, such as an answered question. */
export async function admitProved(
  deps: AdmissionDeps,
  transaction: SqlTransaction,
  admission: Admission,
): Promise<Admitted | Refused<102 | 103 | 203 | 802>> {
  const { member, arrival } = admission;
  const policy = await readAccessPolicy(transaction, arrival.siteId);
  const refused = await findRefusal(deps, transaction, admission, policy);
  if (refused) return refused;
  if (member.isFromOlderPlatform) return askForTransfer(deps, member, arrival.siteId);
  return letIn(deps, transaction, admission);
}

/** Whether the member may come in at all, and from this address. */
async function findRefusal(
  { clock }: AdmissionDeps,
  transaction: SqlTransaction,
  { member, arrival }: Admission,
  { maxAccountsPerAddress }: AccessPolicy,
): Promise<Refused<102 | 103 | 203> | null> {
  const now = clock();
  if (member.isDisabled) return { kind: 'refused', code: 102 };
  if (member.frozenUntil && member.frozenUntil > now) return { kind: 'refused', code: 103 };
  if (maxAccountsPerAddress === null) return null;
  const others = await countOtherAccountsFrom(transaction, {
    siteId: arrival.siteId,
    remoteAddress: arrival.remoteAddress,
    memberId: member.memberId,
    since: new Date(now.getTime() - dayMs),
  });
  return others >= maxAccountsPerAddress ? { kind: 'refused', code: 203 } : null;
}

function askForTransfer(
  { clock, secret }: AdmissionDeps,
  member: LockedMember,
  siteId: number,
): Refused<802> {
  const token = issueTransferToken(member, { siteId, now: clock(), secret });
  return { kind: 'refused', code: 802, data: { transfer_token: token } };
}

async function letIn(
  { clock, sessions, notices }: AdmissionDeps,
  transaction: SqlTransaction,
  { member: { memberId, account, currency }, arrival }: Admission,
): Promise<Admitted> {
  const now = clock();
  const { siteId, remoteAddress, language, deviceHash } = arrival;
  const device = await rememberDevice(transaction, { memberId, deviceHash, now });
  if (device === 'another') {
    const cause = `new-device:${memberId}:${now.toISOString()}`;
    const values = { device: nameOfDevice(arrival.userAgent) };
    await notices.tell(
      transaction,
      { siteId, memberId, language },
      { template: 'new_device', cause, values },
    );
  }
  await rememberPlace(transaction, { memberId, remoteAddress, now });
  await touchLogin(transaction, memberId, now);
  const token = await sessions.issue(transaction, { memberId, siteId }, arrival);
  return { kind: 'in', memberId, account, currency, token };
}

/** Such as "Chrome, Windows": names that are the same in all languages. */
function nameOfDevice(userAgent: string): string {
  const { browser, system } = describeUserAgent(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
