/** What members are told of their calendar. */
export const signInRewardErrors = [
  'sign_in_reward_done',
  'sign_in_reward_condition',
  'sign_in_reward_ended',
] as const;
