import { useEffect } from 'react';
import { reads, useRead } from '#app/api/reads.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { orderRead, type DepositOrder } from './deposit-reads.ts';
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
  const { data: order, refusal, isAsking } = useRead(orderRead(orderNumber));
  const status = order?.status;
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
    if (isAsking || refusal?.code === 404) return undefined;
    const waitMs = status === undefined ? lookAgainMs('opening') : lookAgainMs(status);
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void reads.again(orderRead(orderNumber)), waitMs);
    return () => clearTimeout(timer);
  }, [orderNumber, status, isAsking, refusal]);
  const isMissing = refusal?.code === 404;
  return { order, isMissing, isUnreachable: refusal !== null && !isMissing };
}
