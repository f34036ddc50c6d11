import { reads } from '#app/api/reads.ts';

export const limitsRead = reads.of('/member/limit', {});
