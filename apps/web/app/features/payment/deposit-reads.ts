import type { DataOf } from '@halls/contract';
import type { paymentMethods, paymentOrder } from '@halls/contract/payment';
import { reads } from '#app/api/reads.ts';

export type Method = DataOf<typeof paymentMethods>['list'][number];
export type Order = DataOf<typeof paymentOrder>;
export type DepositOrder = Extract<Order, { readonly direction: 'deposit' }>;
export type Instruction = NonNullable<DepositOrder['instruction']>;

export const methodsRead = reads.of('/payment/methods', { direction: 'deposit' });
/** What the member may ask for with a deposit is among them. */
export const offersRead = reads.of('/member/offers', {});
/** The newest orders: those that can still be paid are among them. */
export const newestRead = reads.of('/payment/records', { direction: 'deposit' });

export function orderRead(orderNumber: string) {
  return reads.of('/payment/order', { order_number: orderNumber });
}

export function fastOrderRead(secret: string) {
  return reads.of('/payment/fast/order', { secret });
}

/** Orders are of both directions; what is shown here pays in. */
export function isDeposit<Any extends { readonly direction: string }>(
  order: Any,
): order is Extract<Any, { readonly direction: 'deposit' }> {
  return order.direction === 'deposit';
}
