import type { DataOf } from '@halls/contract';
import type { paymentOrder } from '@halls/contract/payment';
import type { payoutAccounts } from '@halls/contract/payout-account';
import { reads } from '#app/api/reads.ts';

export type WithdrawalOrder = Extract<DataOf<typeof paymentOrder>, { readonly direction: 'withdrawal' }>;
export type PayoutAccount = DataOf<typeof payoutAccounts>['list'][number];

export const previewRead = reads.of('/payment/withdrawal/preview', {});
export const payoutMethodsRead = reads.of('/payment/methods', { direction: 'withdrawal' });
export const payoutAccountsRead = reads.of('/payment/accounts', {});
export const newestWithdrawalsRead = reads.of('/payment/records', { direction: 'withdrawal' });

export function isWithdrawal<Order extends { readonly direction: string }>(
  order: Order,
): order is Extract<Order, { readonly direction: 'withdrawal' }> {
  return order.direction === 'withdrawal';
}
