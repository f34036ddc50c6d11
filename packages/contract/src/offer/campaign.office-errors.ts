/** What operators are told of campaigns. */
export const campaignOfficeErrors = [
  'campaign_changed',
  'campaign_over',
  'campaign_nothing_written',
  'campaign_times_crossed',
  'campaign_code_taken',
  'campaign_discount_taken',
  'campaign_budget_used',
] as const;
