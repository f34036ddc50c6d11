/** What operators are told of letters that they send. */
export const letterOfficeErrors = ['letter_unknown_accounts', 'letter_not_waiting'] as const;
