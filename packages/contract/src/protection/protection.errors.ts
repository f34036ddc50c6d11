/** What members are told of their own limits. */
export const protectionErrors = [
  'limit_unchanged',
  'limit_nothing_to_confirm',
  'limit_nothing_to_keep',
] as const;
