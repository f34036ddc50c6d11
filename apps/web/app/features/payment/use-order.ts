import { useEffect, useEffectEvent, useRef } from 'react';
import { reads, useRead } from '#app/api/reads.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { useMissedEvents } from '#app/realtime/use-realtime-connection.ts';
import { fastOrderRead, isDeposit, orderRead, type DepositOrder, type Order } from './deposit-reads.ts';
import { lookAgainMs, risingPauseMs } from './deposit-rules.ts';
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
    const stops = [
      realtimeEvents.on('deposit.changed', lookIf),
      realtimeEvents.on('withdrawal.changed', lookIf),
      realtimeEvents.on('member_deposit.success', lookIf),
    ];
    return () => stops.forEach((stop) => stop());
  }, [orderNumber]);
  useMissedEvents(() => void reads.again(orderRead(orderNumber)));
  useLookAgain(() => void reads.again(orderRead(orderNumber)), {
    key: `${orderNumber} ${waitMs}`,
    isAsking,
    pauseMs: () => (isMissing ? null : waitMs),
  });
  return { order, isMissing, isUnreachable: refusal !== null && !isMissing };
}

/**
 * The deposit of a secret as it stands. Nobody tells of it who is not its member: it is asked for with growing pauses,
 * short ones again after every change, until it is decided.
 */
export function useFastDeposit(secret: string): ShownOrder<DepositOrder> {
  const { data: order, refusal, isAsking } = useRead(fastOrderRead(secret));
  const status = order?.status ?? 'opening';
  const isMissing = refusal?.code === 404 || refusal?.code === 422;
  useLookAgain(() => void reads.again(fastOrderRead(secret)), {
    key: `${secret} ${status}`,
    isAsking,
    pauseMs: (times) => (isMissing ? null : risingPauseMs(status, times)),
  });
  return { order, isMissing, isUnreachable: refusal !== null && !isMissing };
}

/**
 * Looks again when the tab or the network is back, and after a pause for as long as there is one. `pauseMs` is told how
 * often that was done since `key` changed.
 */
function useLookAgain(
  onLook: () => void,
  on: { key: string; isAsking: boolean; pauseMs: (times: number) => number | null },
): void {
  const { key, isAsking } = on;
  const look = useEffectEvent(onLook);
  const pauseAfter = useEffectEvent(on.pauseMs);
  const looks = useRef({ key, times: 0 });
  useEffect(() => {
    const lookNow = () => look();
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('online', lookNow);
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('online', lookNow);
    };
  }, []);
  useEffect(() => {
    if (looks.current.key !== key) looks.current = { key, times: 0 };
    const waitMs = isAsking ? null : pauseAfter(looks.current.times);
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => {
      looks.current.times += 1;
      look();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [key, isAsking]);
}
