import { reads } from '#app/api/reads.ts';

export const offersRead = reads.of('/member/offers', {});
