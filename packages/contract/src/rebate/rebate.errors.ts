/** What members are told of what they get back. */
export const rebateErrors = ['rebate_nothing_to_claim', 'rebate_not_now'] as const;
