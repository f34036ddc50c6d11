import { reads } from '#app/api/reads.ts';

export const bonusesRead = reads.of('/member/bonus', {});
