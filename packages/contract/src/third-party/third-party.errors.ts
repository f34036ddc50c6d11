export const thirdPartyErrors = [
  'third_party_expired',
  'third_party_not_linked',
  'third_party_taken',
  'third_party_log_in_again',
] as const;
