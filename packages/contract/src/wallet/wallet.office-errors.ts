/** What operators are told of a member's money. */
export const walletOfficeErrors = ['balance_too_low', 'transfer_decided', 'transfer_being_sent'] as const;
