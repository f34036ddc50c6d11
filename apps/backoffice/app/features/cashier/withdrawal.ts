import type { OfficeCalls } from '@halls/contract/office';

export type Withdrawal = OfficeCalls['/cashier/withdrawal']['data'];
