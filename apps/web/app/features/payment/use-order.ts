import { useEffect } from 'react';
import { reads, useRead } from '#app/api/reads.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { isDeposit, orderRead, type DepositOrder, type Order } from './deposit-reads.ts';
import { lookAgainMs } from './deposit-rules.ts';
import { isWithdrawal, type WithdrawalOrder } from './withdrawal-reads.ts';
import { lookAtWithdrawalAgainMs } from './withdrawal-rules.ts';

export interface ShownOrder<Shown> {
  order: Shown | undefined;
  /** There is no such order of this member's. */
  isMissing: boolean;
  isUnreachable: boolean;
}

export function useDeposit(orderNumber: string): ShownOrder<DepositOrder> {
  return useOrder(orderNumber, isDeposit);
}

export function useWithdrawal(orderNumber: string): ShownOrder<WithdrawalOrder> {
  return useOrder(orderNumber, isWithdrawal);
}

function againMs(order: Order): number | null {
  return isDeposit(order) ? lookAgainMs(order.status) : lookAtWithdrawalAgainMs(order.status);
}

/**
 * An order as it stands: asked for again when the server tells of it, when the connection or the tab is back, and once
 * in a while for as long as something may come.
 */
function useOrder<Shown extends Order>(
  orderNumber: string,
  isShown: (order: Order) => order is Shown,
): ShownOrder<Shown> {
  const { data, refusal, isAsking } = useRead(orderRead(orderNumber));
  const order = data && isShown(data) ? data : undefined;
  const waitMs = order === undefined ? lookAgainMs('opening') : againMs(order);
  const isMissing = refusal?.code === 404 || (data !== undefined && !order);
  useEffect(() => {
    const look = () => void reads.again(orderRead(orderNumber));
    const lookIf = ({ order_number: changed }: { order_number: string }) => {
      if (changed === orderNumber) look();
    };
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const stops = [
      realtimeEvents.on('deposit.changed', lookIf),
      realtimeEvents.on('withdrawal.changed', lookIf),
      realtimeEvents.on('member_deposit.success', lookIf),
      realtimeEvents.resumed.on(look),
    ];
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('online', look);
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('online', look);
    };
  }, [orderNumber]);
  useEffect(() => {
    if (isAsking || isMissing || waitMs === null) return undefined;
    const timer = setTimeout(() => void reads.again(orderRead(orderNumber)), waitMs);
    return () => clearTimeout(timer);
  }, [orderNumber, waitMs, isAsking, isMissing]);
  return { order, isMissing, isUnreachable: refusal !== null && !isMissing };
}
