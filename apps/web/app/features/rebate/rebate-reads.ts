import { reads } from '#app/api/reads.ts';

export const rebateRead = reads.of('/member/rebate', {});
export const rebateLinesRead = (runId: number) => reads.of('/member/rebate/lines', { run_id: runId });
