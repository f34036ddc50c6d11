import type { OfficeCalls } from '@halls/contract/office';

export type Case = OfficeCalls['/recon/break']['data'];
