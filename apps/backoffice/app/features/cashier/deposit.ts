import type { OfficeCalls } from '@halls/contract/office';

export type Deposit = OfficeCalls['/cashier/deposit']['data'];
export type Message = OfficeCalls['/cashier/messages']['data']['list'][number];
