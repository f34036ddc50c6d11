import { formatMinor, type ErrorKey } from '@halls/contract';
import type { withdrawalStatuses } from '@halls/contract/payment';
import type { ShownPayoutAccount } from '#modules/payout-account';
import type { WithdrawalRow, WithdrawalStepRow } from './list-withdrawals.repo.ts';
import type { WithdrawalCause, WithdrawalState } from './withdrawal.rules.ts';

type Status = (typeof withdrawalStatuses)[number];

/** By number. */
type Accounts = ReadonlyMap<string, ShownPayoutAccount>;

export function presentWithdrawal(row: WithdrawalRow, accounts: Accounts) {
  const account = accounts.get(row.payout_account_id);
  return {
    order_number: row.order_id,
    direction: 'withdrawal' as const,
    status: statusOf(row.state),
    currency: row.currency,
    amount: formatMinor(BigInt(row.amount_minor), row.currency),
    account: { bank_name: account?.bankName ?? '', number: account ? `•••• ${account.numberEnd}` : '' },
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

export function presentWithdrawalStep(row: WithdrawalStepRow, say: (key: ErrorKey) => string) {
  return { status: statusOf(row.to_state), at: row.at.toISOString(), text: say(textOf(row.cause)) };
}

/** Why exactly a person looks is for operators. */
function textOf(cause: WithdrawalCause): ErrorKey {
  if (cause === 'member_closed' || cause === 'new_device' || cause === 'charged_back')
    return 'withdrawal_step.in_review';
  if (cause === 'approved_though_closed') return 'withdrawal_step.approved_by_hand';
  return `withdrawal_step.${cause}`;
}

/** A withdrawal is stored once it is requested. */
export function statusOf(state: WithdrawalState): Status {
  if (state === 'created') throw new Error('a withdrawal was stored before it was requested');
  return state;
}
