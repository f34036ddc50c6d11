import { reads } from '#app/api/reads.ts';

/** The level of the member, which their card and its page show. */
export const vipRead = reads.of('/member/vip', {});
