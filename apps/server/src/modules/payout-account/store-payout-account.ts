import { randomUUID } from 'node:crypto';
import type { CodeOf, RequestOf } from '@halls/contract';
import { profileUpdated } from '@halls/contract/member';
import type { storePayoutAccount as storeCall } from '@halls/contract/payout-account';
import type { Clock, Sealing } from '@halls/service';
import { sendLetter } from '#modules/letter';
import { lockMember, settleBankAccountNeed, type Passwords, type PersonalDetails } from '#modules/member';
import type { Member } from '#platform/actor.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { KeyedHash } from '#platform/hash-key.repo.ts';
import { publish } from '#platform/outbox.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { checkWithdrawPassword } from './check-withdraw-password.ts';
import {
  accountNumber,
  insertAccount,
  listAccounts,
  listBanks,
  type BankRow,
} from './payout-account.repo.ts';
import { isSameName, maxAccounts, numberEnd, plainNumber, usableAt } from './payout-account.rules.ts';

export interface PayoutAccountDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly passwords: Passwords;
  readonly personal: Pick<PersonalDetails, 'read'>;
  /** Of numbers. */
  readonly hashOf: KeyedHash;
}

type Stored = Outcome<{ accountId: string; usableAt: Date }, CodeOf<typeof storeCall>>;

/** Adds an account of the member's own name. What is cheap to refuse is refused before the password is looked at. */
export async function storePayoutAccount(
  deps: PayoutAccountDeps,
  member: Member,
  input: RequestOf<typeof storeCall>,
): Promise<Stored> {
  const banks = await listBanks(deps.sql, member.currency);
  const bank = banks.find((one) => one.bank_code === input.bank_code);
  if (!bank) return failFields({ bank_code: 'error.field_not_allowed' });
  const number = plainNumber(input.number);
  if (!new RegExp(bank.number_pattern, 'u').test(number)) {
    return failFields({ number: 'payout_account_number' });
  }
  const { member_name: name } = await deps.personal.read(deps.sql, member.memberId);
  if (name === '') return fail(105);
  if (!isSameName(name, input.holder_name)) return fail(104);
  const refusal = await checkWithdrawPassword(deps, member, input.withdraw_password);
  if (refusal) return fail(refusal);
  return deps.sql.transaction().execute((transaction) => add(deps, transaction, member, { bank, number }));
}

async function add(
  deps: PayoutAccountDeps,
  transaction: SqlTransaction,
  { memberId, siteId, currency }: Member,
  { bank, number }: { bank: BankRow; number: string },
): Promise<Stored> {
  // one at a time, so that two at once cannot be one too many
  await lockMember(transaction, memberId);
  const before = await listAccounts(transaction, memberId);
  const accountId = randomUUID();
  const now = deps.clock();
  const account = {
    accountId,
    siteId,
    memberId,
    currency,
    bankCode: bank.bank_code,
    numberSealed: accountNumber.seal(deps.sealing, { accountId }, number),
    numberEnd: numberEnd(number),
    numberHash: deps.hashOf(`${bank.bank_code}:${number.toLowerCase()}`),
    now,
    usableAt: usableAt(now),
  };
  if (before.length >= maxAccounts) return fail(108);
  const taken = await insertAccount(transaction, account);
  if (taken) return fail(taken.ownerId === memberId ? 106 : 107);
  const words = {
    template: 'payout_account_added',
    params: { bank: bank.name, number: account.numberEnd },
  } as const;
  await sendLetter(transaction, { to: { siteId, memberId }, words }, now);
  if (await settleBankAccountNeed(transaction, memberId)) {
    await publish(transaction, profileUpdated, { member_id: memberId }, {});
  }
  return succeed({ accountId, usableAt: account.usableAt });
}
