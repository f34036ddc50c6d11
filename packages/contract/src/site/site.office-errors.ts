/** What operators are told of sites and providers. */
export const siteOfficeErrors = [
  'standing_unchanged',
  'host_taken',
  'host_of_office',
  'no_such_game',
  'key_ends_too_soon',
  'key_not_to_be_shown',
  'conformance_asks_wallet',
  'conformance_is_open',
  'conformance_under_way',
] as const;
