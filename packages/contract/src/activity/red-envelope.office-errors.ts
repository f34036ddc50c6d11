/** What operators are told of red envelopes. */
export const redEnvelopeOfficeErrors = [
  'envelope_changed',
  'envelope_shares_crossed',
  'envelope_times_crossed',
  'envelope_over',
  'envelope_announced',
] as const;
