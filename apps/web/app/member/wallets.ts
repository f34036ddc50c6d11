import type { DataOf } from '@halls/contract';
import type { myCash } from '@halls/contract/wallet';
import { reads } from '#app/api/reads.ts';

export type Wallets = DataOf<typeof myCash>;

/** What the member has in the main wallet and at every provider. */
export const walletsRead = reads.of('/member/profile/my_cash', {});
