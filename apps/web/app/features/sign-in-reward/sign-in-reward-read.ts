import { reads } from '#app/api/reads.ts';

export const signInRewardRead = reads.of('/member/sign_in_reward', {});
