/** What members are given cash for that is to be played before it is paid out. */
export const awardSources = [
  'red_envelope',
  'recommendation',
  'rebate',
  'sign_in',
  'free_rounds',
  'mission',
  'tournament',
  'cashback',
  'vip',
  'offer',
] as const;
export type AwardSource = (typeof awardSources)[number];
