/** What operators are told of members' limits. */
export const protectionOfficeErrors = ['limit_would_loosen', 'limit_would_tighten'] as const;
