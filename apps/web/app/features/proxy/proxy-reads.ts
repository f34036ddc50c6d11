import { reads } from '#app/api/reads.ts';

export const agreementRead = reads.of('/agent/agreement', {});
export const applicationRead = reads.of('/agent/application', {});
