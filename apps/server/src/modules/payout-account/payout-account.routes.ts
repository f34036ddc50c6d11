import { toBit } from '@halls/contract';
import { destroyPayoutAccount, payoutAccounts, storePayoutAccount } from '@halls/contract/payout-account';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import { destroyPayoutAccount as destroy } from './destroy-payout-account.ts';
import { listAccounts, listBanks, type AccountRow } from './payout-account.repo.ts';
import { maxAccounts } from './payout-account.rules.ts';
import { storePayoutAccount as store, type PayoutAccountDeps } from './store-payout-account.ts';

export function payoutAccountRoutes(deps: PayoutAccountDeps): Implementation[] {
  const { sql } = deps;
  return [
    implement(payoutAccounts, async (_, { actor: member, now }) => {
      const [accounts, banks, { member_name: name }] = await Promise.all([
        listAccounts(sql, member.memberId),
        listBanks(sql, member.currency),
        deps.personal.read(sql, member.memberId),
      ]);
      return succeed({
        list: accounts.map((row) => presentAccount(row, now)),
        max: maxAccounts,
        holder_name: name,
        bank_list: banks,
      });
    }),

    implement(storePayoutAccount, async (input, { actor: member }) => {
      const outcome = await store(deps, member, input);
      if (!outcome.ok) return outcome;
      const { accountId, usableAt } = outcome.data;
      return succeed({ account_id: accountId, usable_at: usableAt.toISOString() });
    }),

    implement(destroyPayoutAccount, async (input, { actor: member }) =>
      destroy(deps, member, {
        accountId: input.account_id,
        withdrawPassword: input.withdraw_password,
      }),
    ),
  ];
}

function presentAccount(row: AccountRow, now: Date) {
  return {
    account_id: row.account_id,
    kind: row.kind,
    bank_code: row.bank_code,
    bank_name: row.name,
    currency: row.currency,
    number: `•••• ${row.number_end}`,
    is_usable: toBit(row.usable_at <= now),
    usable_at: row.usable_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
