import { reads } from '#app/api/reads.ts';

export const bonusesRead = reads.of('/member/bonus', {});
export const freeRoundsRead = reads.of('/member/free_rounds', {});
