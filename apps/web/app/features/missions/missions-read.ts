import { reads } from '#app/api/reads.ts';

export const missionsRead = reads.of('/member/missions', {});
