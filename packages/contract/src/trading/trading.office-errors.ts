/** What operators are told of a sportsbook's desk. */
export const tradingOfficeErrors = [
  'desk_silent',
  'desk_no_match',
  'desk_no_market',
  'desk_outcomes',
] as const;
