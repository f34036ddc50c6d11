import { sendLetter } from '#modules/letter';
import type { Member } from '#platform/actor.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { checkWithdrawPassword } from './check-withdraw-password.ts';
import { bankName, removeAccount } from './payout-account.repo.ts';
import type { PayoutAccountDeps } from './store-payout-account.ts';

export async function destroyPayoutAccount(
  deps: PayoutAccountDeps,
  member: Member,
  { accountId, withdrawPassword }: { accountId: string; withdrawPassword: string },
): Promise<Outcome<null, 101 | 102 | 103>> {
  const refusal = await checkWithdrawPassword(deps, member, withdrawPassword);
  if (refusal) return fail(refusal);
  const { memberId, siteId } = member;
  const now = deps.clock();
  return deps.sql.transaction().execute(async (transaction) => {
    const removed = await removeAccount(transaction, { memberId, accountId, now });
    if (!removed) return fail(404);
    const bank = await bankName(transaction, removed.bankCode);
    const words = {
      template: 'payout_account_removed',
      params: { bank, number: removed.numberEnd },
    } as const;
    await sendLetter(transaction, { to: { siteId, memberId }, words }, now);
    return succeed(null);
  });
}
