/** What a member and a friend share, or that the account of one of them is stopped. */
export const heldReasons = ['device', 'payout_account', 'disabled'] as const;
