/** What operators are told of rebates. */
export const rebateOfficeErrors = [
  'rebate_other_period',
  'rebate_from_tomorrow',
  'rebate_from_monday',
  'rebate_run_elsewhere',
] as const;
