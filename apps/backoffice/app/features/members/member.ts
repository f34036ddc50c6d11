import type { OfficeCalls } from '@halls/contract/office';

/** A member as their page knows them. */
export type Member = OfficeCalls['/member/one']['data'];
