import type { DataOf } from '@halls/contract';
import type { payoutAccounts } from '@halls/contract/payout-account';
import { reads } from '#app/api/reads.ts';

export type PayoutAccounts = DataOf<typeof payoutAccounts>;

/** Where the member can be paid, and what there is to choose from. */
export const accountsRead = reads.of('/payment/accounts', {});
