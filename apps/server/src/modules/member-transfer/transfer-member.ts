import type { Currency } from '@halls/contract';
import { checkRegistrationField } from '@halls/contract/registration';
import {
  admitProved,
  findAccessRefusal,
  isTransferTokenOf,
  ownerOfTransferToken,
  type AdmissionDeps,
  type Arrival,
  type LoggedIn,
} from '#modules/login';
import {
  comparable,
  lockMember,
  plainText,
  takeOverMember,
  type MemberFace,
  type UniqueValues,
} from '#modules/member';
import { findBlacklisted, readRegisterForm } from '#modules/registration';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';

export interface TransferInput extends Arrival {
  readonly transferToken: string;
  readonly name: string;
  readonly withdrawPassword: string;
  readonly country: string | null;
}

export type TransferCode = 101 | 102 | 103 | 106 | 214;
type TransferOutcome = Outcome<LoggedIn, TransferCode>;

export interface TransferDeps {
  readonly sql: Sql;
  readonly member: MemberFace;
  readonly admission: AdmissionDeps;
}

const codeOfRefusal = { 102: 102, 103: 102, 203: 106, 802: 101 } as const;

/** Undoes the transaction and becomes the answer. */
class Refused extends Error {
  readonly outcome: TransferOutcome;
  constructor(outcome: TransferOutcome) {
    super('member transfer refused');
    this.outcome = outcome;
  }
}

/** The member of an older platform gives what is missing, and is in: all of it or nothing. */
export async function transferMember(deps: TransferDeps, input: TransferInput): Promise<TransferOutcome> {
  if (await findAccessRefusal(deps.sql, input)) return fail(106);
  const memberId = ownerOfTransferToken(input.transferToken);
  if (memberId === null) return fail(101);
  const withdrawPasswordHash = await deps.member.passwords.hash(input.withdrawPassword);
  const name = plainText(input.name);
  try {
    return await deps.sql
      .transaction()
      .execute((transaction) => takeOver(deps, transaction, { input, memberId, name, withdrawPasswordHash }));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

interface Taken {
  readonly input: TransferInput;
  readonly memberId: number;
  readonly name: string;
  readonly withdrawPasswordHash: string;
}

async function takeOver(
  { admission, member: { personal, uniqueValues } }: TransferDeps,
  transaction: SqlTransaction,
  { input, memberId, name, withdrawPasswordHash }: Taken,
): Promise<TransferOutcome> {
  const { siteId } = input;
  const member = await lockMember(transaction, memberId);
  const place = { siteId, now: admission.clock(), secret: admission.secret };
  // taken over already: whoever comes again logs in
  if (!member?.isFromOlderPlatform || !isTransferTokenOf(member, input.transferToken, place))
    return fail(101);
  await judgeName(uniqueValues, transaction, { siteId, memberId, currency: member.currency, name });
  await takeOverMember(transaction, memberId, withdrawPasswordHash);
  await personal.write(transaction, memberId, { member_name: name });
  const takenOver = { ...member, isFromOlderPlatform: false };
  const admitted = await admitProved(admission, transaction, { member: takenOver, arrival: input });
  if (admitted.kind === 'refused') throw new Refused(fail(codeOfRefusal[admitted.code]));
  return succeed(admitted);
}

/** The name as the site asks it of new members in this currency. */
async function judgeName(
  uniqueValues: UniqueValues,
  transaction: SqlTransaction,
  who: { siteId: number; memberId: number; currency: Currency; name: string },
): Promise<void> {
  const { siteId, memberId, currency, name } = who;
  const wrong = checkRegistrationField('member_name', name, { currency, siteId, required: true });
  if (wrong) throw new Refused(failFields({ member_name: wrong }));
  if (await findBlacklisted(transaction, siteId, { member_name: name })) throw new Refused(fail(214));
  const { settings } = await readRegisterForm(transaction, siteId, currency);
  if (!settings.some((setting) => setting.name === 'member_name' && setting.is_unique === 1)) return;
  const claim = { siteId, memberId, field: 'member_name', value: comparable(name) } as const;
  if (!(await uniqueValues.claim(transaction, claim))) throw new Refused(fail(103));
}
