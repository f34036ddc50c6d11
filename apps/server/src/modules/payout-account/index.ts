import './payout-account.tables.ts';

export { checkWithdrawPassword } from './check-withdraw-password.ts';
export {
  findPayoutAccount,
  listPayoutAccounts,
  openPayoutAccount,
  type ShownPayoutAccount,
} from './paid-account.repo.ts';
export { readAccountFacts, type AccountFacts } from './account-facts.repo.ts';
export { payoutAccountModule } from './payout-account.module.ts';
