import { readWithdrawPasswordHash, type PersonalDetails } from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';
import type { MemberFacts } from './double-validation.rules.ts';

/** What a login can be asked about; of the withdraw password its hash. */
export async function readFacts(
  personal: Pick<PersonalDetails, 'read'>,
  transaction: SqlTransaction,
  memberId: number,
): Promise<MemberFacts> {
  const { member_name, identity_id, member_phone, member_email } = await personal.read(transaction, memberId);
  const withdrawPasswordHash = await readWithdrawPasswordHash(transaction, memberId);
  return {
    ...{ member_name, identity_id, member_phone, member_email },
    withdraw_password: withdrawPasswordHash ?? '',
  };
}
