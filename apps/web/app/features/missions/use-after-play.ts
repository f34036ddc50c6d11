import { useEffect, useRef } from 'react';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';

/** What was played is counted a second or two later. */
const countedMs = 3_000;

/** Calls `listener` once what moved the member's money has been counted, however often it moves meanwhile. */
export function useAfterPlay(listener: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useRealtimeEvent('member.cash', () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      listener();
    }, countedMs);
  });
  useMissedEvents(listener);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
}
