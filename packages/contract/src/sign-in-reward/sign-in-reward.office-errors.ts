/** What operators are told of calendars. */
export const signInRewardOfficeErrors = [
  'sign_in_reward_overlaps',
  'sign_in_reward_begun',
  'sign_in_reward_over',
] as const;
