/** What operators are told of sites and providers. */
export const siteOfficeErrors = ['standing_unchanged'] as const;
