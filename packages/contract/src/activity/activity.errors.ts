export const activityErrors = [
  'red_envelope_claimed',
  'red_envelope_ended',
  'red_envelope_not_open',
  'red_envelope_for_others',
] as const;
