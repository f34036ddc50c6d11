export const activityErrors = ['red_envelope_claimed', 'red_envelope_ended'] as const;
