import { useEffect } from 'react';
import { reads, useRead } from '#app/api/reads.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { isDeposit, orderRead, type DepositOrder } from './deposit-reads.ts';
import { lookAgainMs } from './deposit-rules.ts';

/**
 * An order as it stands: asked for again when the server tells of it, when the connection or the tab is back, and once
 * in a while for as long as something may come.
 */
export function useOrder(orderNumber: string): {
  order: DepositOrder | undefined;
  /** There is no such order of this member's. */
  isMissing: boolean;
  isUnreachable: boolean;
} {
  const { data, refusal, isAsking } = useRead(orderRead(orderNumber));
  const order = data && isDeposit(data) ? data : undefined;
  const status = order?.status;
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
    if (isAsking || isMissing) return undefined;
    const waitMs = status === undefined ? lookAgainMs('opening') : lookAgainMs(status);
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void reads.again(orderRead(orderNumber)), waitMs);
    return () => clearTimeout(timer);
  }, [orderNumber, status, isAsking, isMissing]);
  return { order, isMissing, isUnreachable: refusal !== null && !isMissing };
}
