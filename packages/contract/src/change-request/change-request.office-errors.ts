/** What the office says about changes that need a second person. */
export const changeRequestErrors = [
  'request_over',
  'request_own',
  'request_voted',
  'request_not_yours',
  'request_limit',
  'request_emergency',
  'request_stale',
  'request_failed',
  'policy_unknown',
  'policy_no_money',
] as const;
