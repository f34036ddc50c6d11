export const payoutAccountErrors = [
  'withdraw_password_wrong',
  'withdraw_password_frozen',
  'withdraw_password_missing',
  'payout_account_name_differs',
  'payout_account_name_missing',
  'payout_account_exists',
  'payout_account_refused',
  'payout_account_limit',
  'payout_account_number',
] as const;
