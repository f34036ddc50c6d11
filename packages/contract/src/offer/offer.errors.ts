/** What members are told of offers. */
export const offerErrors = [
  'offer_over',
  'offer_changed',
  'offer_not_met',
  'offer_blocked',
  'offer_used_up',
  'offer_known',
  'offer_code_wrong',
  'offer_code_used_up',
  'offer_not_waiting',
] as const;
